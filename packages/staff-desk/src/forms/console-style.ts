/** On top of the rules of every page of the server. Peacock is action and time, marigold money, vermilion an end. */
export const CONSOLE_STYLE = `
:root { --sunk: #f6f2eb; --strong: #ece5db; --subtle: #635b4f; --primary-soft: #dcf9fa; --on-primary-soft: #004f57;
  --danger-soft: #fff8f7; --on-danger-soft: #7f190f; --success-soft: #e2fae6; --on-success-soft: #1d512c }
@media (prefers-color-scheme: dark) { :root { --sunk: #05151d; --strong: #1d323d; --subtle: #b9c6ce; --primary-soft: #00363f;
  --on-primary-soft: #bbf2f5; --danger-soft: #300b07; --on-danger-soft: #ffddd7; --success-soft: #091f0f; --on-success-soft: #c6f4ce } }
body { font-size: .9375rem; line-height: 1.4667 }
main { max-width: 70rem; padding: 1rem }
h1 { font-size: 1.5rem; margin: 0 }
h1 small { font: 400 .9375rem/1.4 'Tarapath Sans', system-ui, sans-serif; color: var(--subtle); white-space: nowrap }
h2 { font-size: 1.25rem }
h3 { font-size: 1.0625rem; margin: 0; line-height: 1.3 }
small { color: var(--subtle); font-size: .8125rem }
.top { display: flex; align-items: center; gap: .75rem; margin-bottom: .75rem }
.logo { flex: none } .gnomon { fill: #eba803 } .star { fill: #d23020 } .dial { stroke: var(--text); stroke-width: 1.7; stroke-linecap: round }
nav { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .625rem; border-radius: 8px; background: var(--strong);
  color: var(--text); text-decoration: none; font-size: .8125rem }
nav a:hover { text-decoration: underline }
.chip { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .75rem; border-radius: 8px; background: var(--primary-soft);
  color: var(--on-primary-soft); font-weight: 600; font-variant-numeric: tabular-nums; margin-left: auto }
.notice { position: sticky; top: .5rem; z-index: 1; box-shadow: 0 0 0 1px var(--border), 0 1px 2px #0001; border-radius: 10px; padding: .75rem 1rem; font-weight: 600; background: var(--success-soft); color: var(--on-success-soft) }
.notice[data-notice='refused'] { background: var(--danger-soft); color: var(--on-danger-soft); border: 1px solid }
.offline { display: none; color: var(--danger) }
[data-offline] .offline { display: block }
.columns, .column { display: grid; gap: 1rem; align-content: start; min-width: 0 }
@media (min-width: 840px) { main { padding: 1.5rem; position: relative } nav > .chip { position: absolute; top: 1.25rem; right: 1.5rem } .columns { grid-template-columns: 1fr 1fr; gap: 1.5rem } .column { gap: 1.5rem } }
.card { margin: 0; min-width: 0; scroll-margin-top: 4.5rem }
.card > :last-child { margin-bottom: 0 }
form { margin: .75rem 0; gap: .5rem }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
button { padding: 0 .875rem; min-height: 44px; white-space: nowrap }
button.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary) }
button:disabled { opacity: .5; cursor: default }
button:not(:disabled):hover { filter: brightness(.96) }
.fields { grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); align-items: end }
.wide { grid-column: 1 / -1 }
label { display: grid; gap: .25rem; font-size: .8125rem; color: var(--muted) }
input, select { width: 100%; min-width: 0; min-height: 44px; padding: 0 .75rem; border: 1.5px solid var(--control); border-radius: 10px;
  background: var(--surface); color: var(--text); font: inherit; font-size: 1rem }
input[type='file'] { padding: .5rem }
input::placeholder { color: var(--subtle) }
.row input { width: 8rem }
.row > .wide { flex: 1 1 11rem; min-width: 0 }
.row > .wide input { width: 100% }
.small { font-size: .8125rem }
h3 + form { margin-top: .375rem }
* + h3 { margin-top: 1.25rem } h2 + h3 { margin-top: .5rem }
.rows { list-style: none; margin: 0 } .rows:not(.card) { padding: 0 }
.rows > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
  padding: .625rem 0; border-top: 1px solid var(--border) }
.rows > li:first-child { border-top: 0 }
.rows > li > div { min-width: 0 }
.rows small { display: block }
.rows form { margin: 0 }
.rows button, .item button { padding: 0 .75rem; font-size: .875rem }
.tall { max-height: 27rem; overflow-y: auto; overscroll-behavior: contain; padding-right: .5rem }
.phone { font-variant-numeric: tabular-nums; color: var(--muted) }
.phone b { color: var(--text); background: var(--primary-soft); border-radius: 4px; padding: 0 .25rem; margin-left: .125rem }
.code { font: 600 1.75rem/1.15 Eczar, 'Tarapath Sans', Georgia, serif; font-variant-numeric: tabular-nums lining-nums; letter-spacing: .06em; user-select: all }
.number { overflow-wrap: anywhere }
.money { color: var(--money-text); font-weight: 600; font-variant-numeric: tabular-nums }
.row > a { align-self: center }
.tag { display: inline-block; white-space: nowrap; border-radius: 4px; padding: .0625rem .5rem; font-size: .8125rem; background: var(--strong); color: var(--text) }
[data-tag='COMPLETED'], [data-tag='in_progress'] { background: var(--success-soft); color: var(--on-success-soft) }
[data-tag='FAILED'], [data-tag='EXPIRED'] { background: var(--danger-soft); color: var(--on-danger-soft) }
[data-tag='requested'], [data-tag='accepted'] { background: var(--primary-soft); color: var(--on-primary-soft) }
[data-tag='PENDING'] { background: var(--money-soft); color: var(--money-text) }
.item { border: 1px solid var(--border); border-radius: 10px; padding: .75rem; margin-bottom: .75rem }
.item header { display: flex; justify-content: space-between; align-items: center; gap: .5rem }
.facts { display: flex; flex-wrap: wrap; gap: 0 .75rem; margin: .25rem 0; font-size: .8125rem; font-variant-numeric: tabular-nums }
.item form { margin: .5rem 0 0 }
.say { grid-template-columns: minmax(8rem, 1fr) minmax(auto, 14rem) }
.say input[name='text'] { grid-column: 1 / -1 }
.say button { white-space: normal; padding-block: .375rem }
@media (max-width: 30rem) { .say { grid-template-columns: minmax(0, 1fr) } .code { font-size: 1.5rem; letter-spacing: .03em } .rows > li { column-gap: .5rem } }
.chat { list-style: none; display: grid; gap: .375rem; margin: .5rem 0; padding: .75rem; background: var(--sunk); border-radius: 10px }
.chat li { max-width: 85%; padding: .375rem .75rem; border-radius: 10px; background: var(--surface); border: 1px solid var(--border);
  justify-self: start; overflow-wrap: anywhere }
.chat small { white-space: nowrap }
.chat img { display: block; max-width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 6px }
.chat audio { display: block; width: 16rem; max-width: 100% }
.chat li[data-sender='consultant'] { justify-self: end; background: var(--primary-soft); border-color: transparent }
.screens { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .5rem; margin: .75rem 0 }
figure { margin: 0 } figcaption { font-size: .8125rem; color: var(--subtle) }
video { width: 100%; max-height: 60vh; background: #05151d; border-radius: 10px; display: block }
.now { font: 600 1.75rem/1.2 Eczar, 'Tarapath Sans', Georgia, serif; font-variant-numeric: tabular-nums lining-nums; color: var(--text) }
.now small { display: block; font: 400 .8125rem/1.4 'Tarapath Sans', system-ui, sans-serif }
`
