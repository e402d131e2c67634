/**
 * Runs in the head before the first paint, so that no page flashes in the wrong colours or with the wrong day.
 * Writes on <html>: data-appearance (the choice: device, light, sepia, dark), data-theme (light, sepia or dark), data-reading (how texts
 * are set: components/documents/reading/reading-choice.ts), data-today (the reader's own date). Keeps the reader's time zone in the cookie `tz`, so that the server knows the day next time.
 * The first use of Intl loads the device's tables of languages, which is most of what this script takes (60 of 80 ms on a slow desktop): Temporal needs none of them, where it is known.
 * Plain old JavaScript: it is sent as it stands. The choices are stored by components/layout/appearance-control.tsx and
 * components/documents/reading/reading-settings.tsx.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement,media=matchMedia('(prefers-color-scheme: dark)'),choice=null,reading=null;
try{choice=localStorage.getItem('theme');reading=localStorage.getItem('reading')}catch(e){}
root.dataset.appearance=choice==='light'||choice==='sepia'||choice==='dark'?choice:'device';
if(reading&&/^[a-z -]{1,60}$/.test(reading))root.dataset.reading=reading;
function paint(){var a=root.dataset.appearance;root.dataset.theme=a==='sepia'?a:a==='dark'||(a==='device'&&media.matches)?'dark':'light'}
paint();media.addEventListener('change',paint);
var now=new Date(),two=function(n){return(n<10?'0':'')+n};
root.dataset.today=now.getFullYear()+'-'+two(now.getMonth()+1)+'-'+two(now.getDate());
try{var zone=typeof Temporal==='object'?Temporal.Now.timeZoneId():Intl.DateTimeFormat().resolvedOptions().timeZone,pair='tz='+encodeURIComponent(zone);
if(zone&&document.cookie.split('; ').indexOf(pair)<0)document.cookie=pair+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')}catch(e){}
})()`;
