// Preloaded into the unit tests of the full run: their clock starts on a leap day, half a minute before midnight in India.
// Tests that depend on the year, the month or the hour fail there. Timers are real.
const START = Date.parse('2028-02-29T18:29:30Z')

const MachineDate = Date
const machineNow = Date.now
const aheadMs = START - machineNow()
const now = () => machineNow() + aheadMs

MachineDate.now = now
globalThis.Date = new Proxy(MachineDate, {
  construct: (date, values, created) => Reflect.construct(date, values.length === 0 ? [now()] : values, created),
  apply: () => String(new MachineDate(now())),
})
MachineDate.prototype.constructor = Date
