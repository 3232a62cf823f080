/** In addition to `CONSOLE_STYLE`. */
export const DESK_STYLE = `
main { max-width: 46rem }
h1 { margin: 0 0 .75rem } .content { min-width: 0 }
@media (min-width: 62rem) { main:has(.desk) { max-width: 64rem } .desk { display: grid; grid-template: 'menu head' auto 'menu content' 1fr / 12.5rem minmax(0, 1fr); column-gap: 2rem }
  .desk > h1 { grid-area: head } .content { grid-area: content } .menu { grid-area: menu; position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; padding: 3px }
  .menu .tabs { flex-direction: column; align-items: stretch; gap: .125rem } .menu .tabs a { justify-content: space-between; min-height: 2.5rem }
  .menu .tabs a:not([aria-current], :hover) { background: none } .menu .inner a { min-height: 2rem } .menu .inner [aria-current] { scroll-initial-target: nearest } .content > .ticks { margin-top: 0 } }
.staff { margin-bottom: 1rem } .staff small { display: block } .staff form { margin: 0 0 0 auto }
.tabs a { font-size: .875rem; gap: .375rem } .tabs b { background: var(--surface); color: var(--text); border-radius: 999px; padding: 0 .5rem; font-variant-numeric: tabular-nums }
.tabs [aria-current], .which [aria-current] { background: var(--primary-soft); color: var(--on-primary-soft); font-weight: 600 }
@media (max-width: 40rem) { .tabs { flex-wrap: nowrap; overflow-x: auto; margin-inline: -1rem; padding: .25rem 1rem; scroll-padding-inline: 1rem; scrollbar-width: thin } .tabs a { flex: none }
  .tabs [aria-current] { scroll-initial-target: nearest } nav.inner { margin-top: 0; padding-left: 1rem; border-left: 0 } }
.card.rows { padding-block: .25rem }
[data-variant] > div { flex: 1 1 0 } @media (max-width: 30rem) { .pieces { flex-basis: 100% } }
.pictures-field { min-width: 0; margin: 0; padding: .5rem .75rem .75rem; border: 1.5px solid var(--control); border-radius: 10px }
.pictures-field legend { padding: 0 .25rem; color: var(--muted); font-size: .8125rem } .pictures-field .tick { margin: 0 0 .75rem } .pictures-field .shown { max-height: 6rem }
.inner { margin-top: .5rem; padding-left: .5rem; border-left: 3px solid var(--primary-soft) }
.error { color: var(--danger) } .meanwhile { display: block; padding: .375rem .75rem; border-radius: 8px; background: var(--money-soft); color: var(--money-text) }
[aria-invalid] { border-color: var(--danger) }
.shown { display: block; max-width: 100%; max-height: 9rem; border-radius: 10px; background: var(--sunk) }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .75rem 1rem; margin: .75rem 0 0 } .numbers > div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
.numbers dt { color: var(--subtle); font-size: .8125rem } .numbers dd { margin: 0; font: 600 1.5rem/1.2 Eczar, 'Tarapath Sans', Georgia, serif; font-variant-numeric: tabular-nums lining-nums }
.which { margin: 0 0 1rem }
.notice { margin: 0 0 1rem }
.job { margin: 0 0 1rem }
.job header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem .5rem }
.job h2, .job header h3 { margin: 0; overflow-wrap: anywhere }
.job h3 { margin: 1rem 0 .25rem }
.job form { margin: .75rem 0 0; grid-template-columns: minmax(0, 1fr) }
.job button { white-space: normal; padding-block: .375rem }
.job blockquote { margin: .75rem 0 0; padding: .75rem; background: var(--sunk); border-radius: 10px; white-space: pre-line; overflow-wrap: anywhere }
.order-items { list-style: none; margin: .75rem 0 0; padding: 0 }
.order-items li { display: flex; justify-content: space-between; gap: 1rem; padding: .375rem 0; border-top: 1px solid var(--border) }
.order-items li > span:first-child { min-width: 0 } .order-items small { display: block }
address { font-style: normal; margin: .75rem 0 0; white-space: pre-line; overflow-wrap: anywhere }
.answers { margin: .75rem 0 0; display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: .375rem 1rem }
.answers dt { color: var(--subtle); font-size: .8125rem } .answers dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
@media (max-width: 30rem) { .answers { grid-template-columns: 1fr; gap: 0 } .answers dd { margin-bottom: .5rem } }
.pictures { display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0 0 }
.pictures img { display: block; height: 9rem; width: 9rem; object-fit: contain; background: var(--sunk); border-radius: 10px }
.tick { display: flex; align-items: center; gap: .5rem; min-height: 44px; color: var(--text); font-size: .9375rem }
.tick input { width: 1.25rem; min-height: 1.25rem; margin: 0; flex: none; accent-color: var(--primary) }
.tick + .tick { margin-top: -.5rem }
summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; color: var(--danger); font-size: .875rem; font-weight: 600 }
.job details form { margin-top: 0 }
.two { display: grid; gap: .5rem 1.5rem } @media (min-width: 640px) { .two { grid-template-columns: 1fr 1fr } }
.two > form { align-content: start; border-top: 1px solid var(--border); padding-top: .75rem }
textarea { width: 100%; min-height: 4.5rem; padding: .5rem .75rem; border: 1.5px solid var(--control); border-radius: 10px; background: var(--surface);
  color: var(--text); font: inherit; font-size: 1rem; resize: vertical }
.reach { margin: .25rem 0; display: flex; flex-wrap: wrap; gap: 0 1rem } .reach a, .pages a { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere }
.pages { display: flex; justify-content: space-between; margin-top: .75rem }
[data-tag='placed'], [data-tag='waiting'], [data-tag='busy'] { background: var(--money-soft); color: var(--money-text) }
[data-tag='packed'], [data-tag='shipped'] { background: var(--primary-soft); color: var(--on-primary-soft) }
[data-tag='delivered'], [data-tag='approved'], [data-tag='answered'], [data-tag='online'] { background: var(--success-soft); color: var(--on-success-soft) }
[data-tag='cancelled'], [data-tag='returned'], [data-tag='rejected'] { background: var(--danger-soft); color: var(--on-danger-soft) }
`
