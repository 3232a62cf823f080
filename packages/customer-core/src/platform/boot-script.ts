import { MAX_LOAD_MS } from './max-load-ms.ts'
import { commonWords } from './words/common.gen.ts'

export interface BootScriptOptions {
  /** Where our own script files are. */
  assetsPath: string
  /** Our service worker, if there is one. */
  workerPath?: string
  /** Whether the page is drawn before its scripts listen: taps until then are noted. */
  isDrawnFirst?: boolean
  fontUrl: (file: FontFile) => string
}

/** The web fonts: family, file in `ui-kit/fonts`, weights, and the pages that have them: see {@link bootScript}. */
const FONTS = [
  ['Tarapath Sans', 'sans-latin', '400 600', 'all'],
  ['Eczar', 'eczar-latin', '400 800', 'all'],
  ['Tarapath Sans Devanagari', 'sans-400-devanagari', '400', 'devanagari'],
  ['Tarapath Sans Devanagari', 'sans-600-devanagari', '600', 'devanagari'],
  ['Eczar', 'eczar-devanagari', '400 800', 'devanagari'],
  ['Eczar', 'eczar-sanskrit', '400 800', 'sanskrit'],
] as const

/** The files of {@link FONTS}. */
export type FontFile = (typeof FONTS)[number][1]

/** The fonts for Devanagari are 80 KB each. A page with fewer letters than a paragraph has is drawn with a local font. */
const PARAGRAPH_LETTERS = 300

/**
 * The script that runs before all others of a page. It
 * - creates the only Trusted Types policy, which allows the empty elements with which React draws a page anew after an error,
 *   the style text of Radix and our own script files and service worker;
 * - stores `?platform=mobile` for the visit and hides the shell before the first paint;
 * - applies the theme that the customer chose on this device, and says whether they want to save data (`data-less-data`,
 *   which the server says itself for who asks with `Save-Data: on`);
 * - reads from the `token` cookie whether there is a sign-in, so that the header shows its place for the account at once, and
 *   from this device whether home has a row for the last astrologer, which keeps its place for it;
 * - in a page that is drawn first, notes a tap on a button before React listens, which `repeatEarlyTap` repeats. The button
 *   pulses until then, because a slow connection may take seconds, and after ten a message offers a reload. The browser
 *   itself opens a popover, and sends a form, but not one of the method `dialog`;
 * - keeps the browser's offer to install the site, which would else be a bar over the page; the profile has it;
 * - loads the fonts when everything else of the page has come, and adds all faces at once, because each addition lays the
 *   page out again. Until then, and for who wants to save data, the page is drawn with local fonts of the same metrics.
 *   A page whose text is Sanskrit says so (`data-fonts=sanskrit`) and gets a small font for it; another one with at least a
 *   paragraph of Devanagari gets those for everything that is written in it.
 */
export function bootScript({ assetsPath, workerPath = '', isDrawnFirst = false, fontUrl }: BootScriptOptions): string {
  const fonts = FONTS.map(([family, file, ...rest]) => [family, fontUrl(file), ...rest])
  return `(()=>{
const html=new Set(['','<script></'+'script>']);
const radixStyle=/^\\[data-radix-[a-z-]+\\]\\{[^<>]*\\}(?:\\[data-radix-[a-z-]+\\](?:::[-a-z]+)?\\{[^<>]*\\})*$/;
if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:(s)=>html.has(s)||radixStyle.test(s)?s:null,
createScript:()=>null,
createScriptURL:(u)=>{const x=new URL(u,location.href);return x.origin===location.origin&&(x.pathname==='${workerPath}'||x.pathname.startsWith('${assetsPath}'))?u:null}
});
try{
const requested=new URLSearchParams(location.search).get('platform');
if(requested)sessionStorage.setItem('platform',requested);
if(sessionStorage.getItem('platform')==='mobile')document.documentElement.dataset.platform='mobile';
const theme=localStorage.getItem('theme');
if(theme==='light'||theme==='dark')document.documentElement.dataset.theme=theme;
}catch{}
let lessData='lessData' in document.documentElement.dataset||navigator.connection?.saveData||window.matchMedia?.('(prefers-reduced-data: reduce)').matches;
try{lessData||=localStorage.getItem('data_mode')==='less'}catch{}
if(lessData)document.documentElement.dataset.lessData='';
if(/(?:^|; )token=1/.test(document.cookie)){
document.documentElement.dataset.signIn='expected';
try{if(localStorage.getItem('continue'))document.documentElement.dataset.continue=''}catch{}
}
${isDrawnFirst ? noteEarlyTaps() : ''}
addEventListener('beforeinstallprompt',(e)=>{e.preventDefault();window.installOffer=e});
addEventListener('load',()=>{
if(lessData)return;
const letters=(document.body.textContent.match(/[\\u0900-\\u097f]/g)||[]).length;
const script=document.querySelector('[data-fonts=sanskrit]')?'sanskrit':letters>${PARAGRAPH_LETTERS}?'devanagari':'all';
Promise.allSettled(${JSON.stringify(fonts)}.filter(([,,,pages])=>pages==='all'||pages===script)
.map(([family,url,weight])=>new FontFace(family,'url('+url+')',{weight}).load()))
.then((all)=>{for(const {value} of all)if(value)document.fonts.add(value)});
});
})()`
}

function noteEarlyTaps(): string {
  const { reloadPage, reload } = commonWords()
  return `let pulse,note,timer;
const noteTap=(e)=>{
tap.answer(tap.button=e.target.closest('button[type=button]:not([popovertarget]),form[method=dialog] button'));
if(tap.button)timer??=setTimeout(offerReload,${MAX_LOAD_MS});
};
const tap=window.earlyTap={button:null,isOver:false,answer(element){
pulse?.cancel();
pulse=element?.animate?.({opacity:[matchMedia('(prefers-reduced-motion: reduce)').matches?0.5:1,0.5]},{delay:150,duration:450,iterations:Infinity,direction:'alternate'});
},stop(){
tap.isOver=true;
removeEventListener('click',noteTap,true);
clearTimeout(timer);
note?.remove();
}};
const offerReload=()=>{
tap.answer(null);
note=document.createElement('p');
note.role='alert';
note.style.cssText='position:fixed;inset:auto 0 0;z-index:60;display:flex;align-items:center;justify-content:space-between;gap:var(--space-12);padding:var(--space-12) var(--edge) calc(var(--space-12) + var(--safe-bottom,0px));background:var(--c-surface);box-shadow:var(--shadow-dialog)';
const link=document.createElement('a');
link.className='ui-button';
link.href='';
link.textContent=${JSON.stringify(reload)};
note.append(${JSON.stringify(reloadPage)},link);
document.body.append(note);
};
addEventListener('click',noteTap,true);`
}
