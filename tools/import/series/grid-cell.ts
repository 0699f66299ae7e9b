/** The meaning of a name in a timetable: a course and those who teach it, or a section. */
export interface GridUnit {
  course?: string;
  section?: string;
  teachers?: readonly string[];
}

/** A class in a cell of a timetable. */
interface GridClass extends GridUnit {
  batch?: string;
  elective?: string;
}

type Resolve = (name: string) => GridUnit | undefined;

const free =
  /^(?:-+|–|—|\.+|x|free|(?:tea |short |lunch )?break|lunch(?: hour)?|recess|interval|vacant|no class|off|holiday|pause|mittag|almuerzo|recreo|déjeuner|intervalo|n\/?a|nil)$/i;
const breakWord = /\b(?:break|lunch|recess|interval|tea|dinner)\b/i;

/** Returns true if a text says that there is a break. */
export const isBreakWord = (text: string): boolean => breakWord.test(text);

/** Returns true if a cell says that there is no class. */
export const isFree = (text: string): boolean => free.test(text);

const batchMark =
  /^(?:(.*?)[\s-]*[([]\s*(?:batch[\s-]*(\w{1,3})|([A-Z][\s-]?\d{1,2}))\s*[)\]]|([A-Z]\d{1,2}|batch[\s-]?\w{1,3})\s*[:–-]\s*(.+))$/i;
const choice = /^(.+?)\s*[([]\s*([^()[\]]*[^()[\]\s]\s*[/,&]\s*[^()[\]]+)[)\]]$/;
const form = /^(.+?)\s*[([]\s*(?:t|l|p|th|tut|tutorial|theory|pr|practical|lab)\s*[)\]]$/i;

/** The parts of a cell; a slash or a comma in brackets is within a part. */
const partsOf = (text: string): string[] =>
  text
    .split(/\s*[/;|\n]\s*(?![^()[\]]*[)\]])/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The class of "DS LAB (B1)" or "DS (T)". */
function classOfPart(part: string, resolve: Resolve): GridClass | undefined {
  const whole = resolve(part);
  if (whole) return whole;
  const [match, before, batch, letter, first, after] = batchMark.exec(part) ?? [];
  const unit = match === undefined ? undefined : resolve(before ?? after ?? '');
  if (unit)
    return { ...unit, batch: (letter ?? first ?? `Batch ${batch}`).replace(/\s|-/g, ' ').trim() };
  const [, name] = form.exec(part) ?? [];
  return name === undefined ? undefined : resolve(name);
}

/** The name of a part without its batch, so that "DS LAB (B1)" and "DS LAB (B2)" are one word. */
function nameIn(part: string): string {
  const [, before, , , , after] = batchMark.exec(part) ?? [];
  return before ?? after ?? part;
}

/** The courses of "PE-I (ML/CC)", which are held at one time, or of "ML/CC". */
function electiveOf(text: string, resolve: Resolve): GridClass[] | undefined {
  const [, elective = text, list = text] = choice.exec(text) ?? [];
  const units = list.split(/\s*[/,&]\s*/).map(resolve);
  if (units.length < 2 || !units.every((unit) => unit !== undefined)) return undefined;
  return units.map((unit) => ({ ...unit, elective }));
}

/** The classes of a cell, and its words that name nothing. */
export function readGridCell(
  text: string,
  resolve: Resolve,
): { classes: GridClass[]; unknown: string[] } {
  const whole = classOfPart(text, resolve);
  if (whole) return { classes: [whole], unknown: [] };
  const elective = electiveOf(text, resolve);
  if (elective) return { classes: elective, unknown: [] };
  const classes: GridClass[] = [];
  const unknown: string[] = [];
  for (const part of partsOf(text.slice(0, 500))) {
    const own = classOfPart(part, resolve);
    const several = own ? [own] : electiveOf(part, resolve);
    if (several) classes.push(...several);
    else if (!isFree(part)) unknown.push(nameIn(part));
  }
  return { classes, unknown };
}
