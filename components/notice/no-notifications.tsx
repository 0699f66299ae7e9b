export function NoNotifications() {
  return <p className="py-4 text-center text-muted">No notifications yet</p>;
}
