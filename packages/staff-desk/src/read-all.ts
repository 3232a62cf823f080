import type { Db } from '@tarapath/backend/database'
import type { Page } from '@tarapath/backend/endpoint'

/** A piece of a list that is read in full, so that no statement takes long. */
const PIECE = 5000

/** All rows of a list, in one snapshot: rows that move while it is read are in it once. */
export const readAll = <Row>(db: Db, read: (snapshot: Db, piece: Page) => Promise<readonly Row[]>): Promise<Row[]> =>
  db.transaction(
    async (snapshot) => {
      const rows: Row[] = []
      for (;;) {
        const piece = await read(snapshot, { limit: PIECE, offset: rows.length })
        for (const row of piece) rows.push(row)
        if (piece.length < PIECE) return rows
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
