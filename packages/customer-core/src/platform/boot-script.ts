/**
 * The script that runs before all others of a page. It
 * - creates the only Trusted Types policy, which allows the empty script element of React, the style text of Radix and
 *   our own script files;
 * - stores `?platform=mobile` for the visit and hides the shell before the first paint;
 * - reads from the `token` cookie whether there is a sign-in, so that the header shows its place for the account at once;
 * - notes a tap on a button before React listens, which `repeatEarlyTap` repeats.
 */
export function bootScript(assetsPath: string): string {
  return `(()=>{
const html=new Set(['<script></'+'script>']);
const radixStyle=/^\\[data-radix-[a-z-]+\\]\\{[^<>]*\\}(?:\\[data-radix-[a-z-]+\\](?:::[-a-z]+)?\\{[^<>]*\\})*$/;
if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:(s)=>html.has(s)||radixStyle.test(s)?s:null,
createScript:()=>null,
createScriptURL:(u)=>{const x=new URL(u,location.href);return x.origin===location.origin&&x.pathname.startsWith('${assetsPath}')?u:null}
});
try{
const requested=new URLSearchParams(location.search).get('platform');
if(requested)sessionStorage.setItem('platform',requested);
if(sessionStorage.getItem('platform')==='mobile')document.documentElement.dataset.platform='mobile';
}catch{}
if(/(?:^|; )token=1/.test(document.cookie))document.documentElement.dataset.signIn='expected';
const tap=window.earlyTap={button:null,isOver:false};
addEventListener('click',(e)=>{if(!tap.isOver)tap.button=e.target.closest('button[type=button]')},true);
})()`
}
