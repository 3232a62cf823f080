import { customType } from 'drizzle-orm/pg-core'
/** A file, as it is. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => new Uint8Array(read),
})
