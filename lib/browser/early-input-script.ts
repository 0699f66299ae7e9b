/**
 * Runs in the head of a portal page and records user input before the page is hydrated; lib/browser/early-input.ts
 * replays it afterwards. The page does not see the recorded events, so nothing happens twice. What the browser handles
 * itself (links, popovers, `<details>`, the state of a field) still works. A button whose press is recorded is
 * `aria-busy`. The shortcut of the command palette presses its button, which the browser handles itself, too.
 */
export const earlyInputScript =
  "{let q=self.earlyInput=[],T='click input change keydown dragover drop'.split(' '),on=e=>{" +
  'let t=e.target,y=e.type,f=e.dataTransfer,' +
  "b=t.closest?.('button:not([popovertarget]),[data-press]')," +
  'hold=n=>{e.stopPropagation();n&&e.preventDefault()};' +
  'if(q.own)return;' +
  "if(y[0]=='d'){if(f.types.includes('Files')){hold(1);y=='drop'&&q.push({t,y,f:[...f.files]})}return}" +
  "if(y=='keydown')b=e.key=='k'&&e.ctrlKey!=e.metaKey&&document.querySelector('[aria-keyshortcuts]');" +
  "if(y=='click'||y=='keydown'){if(b){hold(1);if(y[0]=='k')b.click();else{b.ariaBusy='true';q.push({t:b,y})}}" +
  "else y=='click'&&'form'in t&&hold();return}" +
  'hold();f=t.files;' +
  "if(!f||y=='change'){q.at(-1)?.t==t&&!f&&q.pop();q.push({t,y,v:t.value,c:t.checked,f:f&&[...f]})}};" +
  'q.end=()=>T.map(t=>removeEventListener(t,on,true));' +
  'T.map(t=>addEventListener(t,on,true))}';
