import { customType } from 'drizzle-orm/pg-core'
/** A column for the bytes of a file. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => new Uint8Array(read),
})
