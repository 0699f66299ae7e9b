/** What a cell of a timetable says. */
interface GridEntry {
  /** The section or course. */
  title: string;
  room?: string;
  teachers?: string[];
}

const free =
  /^(?:-+|–|—|x|free|break|tea break|lunch|lunch break|recess|interval|vacant|no class|off|holiday|pause|mittag|almuerzo|recreo|déjeuner|intervalo|n\/?a|nil)$/i;
const teacher =
  /^(?:(?:dr|prof|mr|mrs|ms|miss|sir|er|smt|shri|fr|sr|herr|frau|mme|m\.|professor|doctor)\b\.?\s*|(?:teacher|faculty)\s*:\s*)/i;
const room =
  /^(?:room|rm|r|lab|hall|lh|lt|block|bldg|building|auditorium|raum|aula|salle|sala|theatre|theater|seminar|online|gym|workshop|library)\b|^[A-Z]{0,4}[- ]?\d{1,4}[A-Z]?$/i;
const roomLabel = /^(?:room|rm)\s*(?:no\.?)?\s*:?\s*/i;

/** The parts "CS101 A / Room 12 / Dr Rao", also on lines, or in brackets. */
function partsOf(text: string): string[] {
  const plain = text.replace(/\s*[([]([^)\]]*)[)\]]/g, ' / $1 ');
  return plain
    .split(/\s*\r?\n\s*|\s*\|\s*|\s+\/\s*|\s*\/\s+|\s*@\s*|,\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function entryOf(text: string): GridEntry | undefined {
  const [title = '', ...others] = partsOf(text);
  if (title === '' || free.test(title)) return undefined;
  const entry: GridEntry = { title };
  const unclear: string[] = [];
  for (const part of others)
    if (teacher.test(part))
      (entry.teachers ??= []).push(part.replace(/^(?:teacher|faculty)\s*:\s*/i, ''));
    else if (!entry.room && room.test(part)) entry.room = part.replace(roomLabel, '') || part;
    else unclear.push(part);
  // Of what is left, a room has a number, and a teacher has none.
  for (const part of unclear)
    if (!entry.room && /\d/.test(part)) entry.room = part;
    else if (!/\d/.test(part)) (entry.teachers ??= []).push(part);
  return entry;
}

/** The meetings of a cell; a semicolon is between several. None for breaks and free periods. */
export const readGridCell = (text: string): GridEntry[] =>
  text
    .slice(0, 500)
    .split(';')
    .flatMap((part) => entryOf(part) ?? []);
