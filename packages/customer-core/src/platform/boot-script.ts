/**
 * The first script of every page, before anything else may run. It
 * - holds the only Trusted Types policy: React's empty script element, Radix's own style text, our own script files;
 * - keeps `?platform=mobile` for the visit and hides the shell before the first paint.
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
const asked=new URLSearchParams(location.search).get('platform');
if(asked)sessionStorage.setItem('platform',asked);
if(sessionStorage.getItem('platform')==='mobile')document.documentElement.dataset.platform='mobile';
}catch{}
})()`
}
