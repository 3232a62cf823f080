import { SERVICE_WORKER } from '../service-worker-path.ts'

/**
 * The script of a page for reading. It shows the sign-in button, and starts the application when somebody is signed in or
 * signs in elsewhere, so that the wallet and a running chat are shown, and at a tap on a button, which `repeatEarlyTap`
 * repeats. At the first interaction it looks up the address, as `IpLookup` does, and registers the service worker as
 * `LateShell` does.
 */
export const articleScript = `(()=>{
const isSignedIn=()=>/(?:^|;\\s*)(?:token|access_token|refresh_token)=[^;]/.test(document.cookie);
const channel=window.BroadcastChannel?new BroadcastChannel('tarapath:sign-in'):{close(){}};
const listening=new AbortController();
const on=(events,run)=>{for(const event of events)addEventListener(event,run,{capture:true,passive:true,signal:listening.signal})};
const start=()=>{
const application=document.getElementById('application');
if(!application)return;
listening.abort();channel.close();application.remove();document.body.append(application.content);
};
if(isSignedIn())return start();
document.documentElement.dataset.signIn='none';
channel.onmessage=start;
on(['visibilitychange','pageshow'],()=>{if(isSignedIn())start()});
on(['click'],({target})=>{if(target.closest('button[type=button]:not([popovertarget])'))start()});
const isInApp=/[?&]platform=mobile/.test(location.search)||document.documentElement.dataset.platform==='mobile';
let isTouched=isInApp,isLookedUp=false;
try{isLookedUp=sessionStorage.getItem('publicIp')!==null}catch{isLookedUp=true}
on(['pointerdown','keydown','scroll'],()=>{
if(isTouched)return;
isTouched=true;
const worker=navigator.serviceWorker;
worker?.register('${SERVICE_WORKER}').catch(()=>{});
worker?.controller||worker?.ready.then(({active})=>active.postMessage({page:location.pathname+location.search}));
if(isLookedUp)return;
fetch('/api/v1/user/ip').then((reply)=>reply.ok?reply.json():Promise.reject()).then(({ip})=>sessionStorage.setItem('publicIp',ip)).catch(()=>{});
});
})()`
