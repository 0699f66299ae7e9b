'use client';

/** Replaces everything if a layout cannot be shown. It imports nothing, because it is in the first scripts of every page. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body className="p-6">
        <h1 className="text-title">Something went wrong</h1>
        <p className="my-4">What you entered is saved on this device.</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 rounded-control border border-control px-4 font-semibold"
        >
          Reload
        </button>
      </body>
    </html>
  );
}
