/** The list of orders with the order that was chosen beside it. In addition to `DESK_STYLE`. */
export const ORDERS_STYLE = `
.split :is([data-tag='cancelled'], [data-tag='returned']) { box-shadow: inset 0 0 0 1px }
.split { display: grid; gap: 1.5rem; align-items: start } .split > * { min-width: 0 }
.search { grid-template-columns: minmax(0, 1fr) auto auto; margin: 0 0 .5rem }
a.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .875rem; border: 1.5px solid var(--control); border-radius: 10px; background: var(--surface); color: var(--primary); font-weight: 600; text-decoration: none }
.lists { gap: 0 1rem; border-bottom: 1px solid var(--border); margin: 0 0 .25rem } .lists a { padding: 0; background: none; border-bottom: 3px solid transparent; border-radius: 0; font-size: .9375rem }
.lists [aria-current] { border-color: var(--primary); color: var(--primary); font-weight: 600 } .lists span { margin-left: .25rem; font-variant-numeric: tabular-nums }
.orders { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums } .orders thead { color: var(--subtle); font-size: .8125rem }
.orders th, .orders td { padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--border); text-align: left; font-weight: 400; overflow-wrap: anywhere } .orders th a { display: inline-flex; align-items: center; min-height: 28px; color: inherit; font-weight: 600; text-decoration: none; white-space: nowrap }
.orders tbody tr { position: relative; height: 41px } .orders tbody th a::after { content: ''; position: absolute; inset: 0 } .orders tbody tr:hover { background: var(--sunk) }
.orders tr > :first-child { padding-left: .625rem } .orders [aria-current] { background: var(--primary-soft) !important; box-shadow: inset 3px 0 var(--primary) }
.amount, .orders .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.detail .card { margin: 0 } .close { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none }
.steps { list-style: none; display: flex; margin: .75rem 0; padding: 0; font-size: .8125rem } .steps li { flex: 1 1 0; min-width: 0; padding: .375rem .25rem 0 0; border-top: 3px solid var(--border); box-shadow: inset 1.5px 0 var(--border); padding-left: .375rem; color: var(--subtle) }
.steps [data-done] { border-color: var(--primary); box-shadow: inset 1.5px 0 var(--primary); color: var(--text) } .steps small { display: block }
@media (max-width: 30rem) { .steps li { flex-basis: auto; padding-right: .125rem } }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.return { width: 100%; border-collapse: collapse; font-size: .875rem } .return th, .return td { padding: .375rem .5rem .375rem 0; border-bottom: 1px solid var(--border); text-align: left; font-weight: 400; overflow-wrap: anywhere } .return thead { color: var(--subtle); font-size: .8125rem }
.return .amount { padding-left: .5rem; text-align: right } .return + button { margin-bottom: .5rem } .return td:last-child { width: 5.5rem; padding-right: 0 } .return small { display: block }
.line { display: flex; justify-content: space-between; gap: 1rem; margin: 0 }
.band { display: flex; justify-content: space-between; gap: 1rem; margin: 0; padding: .75rem; border-radius: 8px; background: var(--money-soft); color: var(--money-text); font-weight: 600 }
button.pay { background: #eba803; border-color: #7a5600; color: #241a12 }
.log { list-style: none; margin: .75rem 0 0; padding: .75rem 0 0; border-top: 1px solid var(--border); color: var(--subtle); font-size: .8125rem }
.orders th:first-child { width: 6.25rem } .orders th.amount { width: 6.25rem } .orders th:last-child { width: 7.25rem } .orders .amount { padding-right: 1rem }
.orders td.items, .orders td.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
@media (max-width: 40rem) { .orders .items, .orders thead { display: none } .orders tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .75rem; height: auto; padding: .5rem .625rem; border-bottom: 1px solid var(--border) }
  .orders tbody :is(th, td) { padding: 0 !important; border: 0 } .orders td.name { grid-area: 2 / 1 } .orders td.amount { grid-area: 2 / 2 } .orders td:last-child { grid-area: 1 / 2; justify-self: end } .search { grid-template-columns: minmax(0, 1fr) auto } .search input { grid-column: 1 / -1 } }
@media (max-width: 62rem) { .split[data-chosen] .list { display: none } }
@media (min-width: 62rem) { main:has(.split) { max-width: 92rem } .split[data-chosen] { grid-template-columns: minmax(0, 1fr) 25rem } .split[data-chosen] .items { display: none }
  .detail { position: sticky; top: 1rem } .close .back { position: absolute; clip-path: inset(50%) } .close::after { content: '✕' / ''; padding: 0 .5rem; font-size: 1.125rem } }
@media (min-width: 80rem) { .split[data-chosen] .items { display: revert } }
`
