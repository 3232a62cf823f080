export type { Database, Db } from './db.ts'
export { migrations, routines } from './migrations.gen.ts'
export { type HandsetCall, handsetCalls, simulatorOrders, simulatorRefunds } from './sandbox-tables.ts'
