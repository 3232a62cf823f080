/** How a graha is drawn: glyph over label, glyph beside label, or the label alone where there are many. */
export type MarkForm = 'stacked' | 'beside' | 'label'

/** The centre of a graha in the view box. */
export interface Mark {
  x: number
  y: number
  form: MarkForm
}

export const SIZES: Record<MarkForm, { width: number; height: number }> = {
  stacked: { width: 21, height: 28 },
  beside: { width: 32, height: 15 },
  label: { width: 17, height: 12 },
}

/** A block of rows. */
export interface Block {
  form: MarkForm
  /** How many grahas each row takes, from the first row on. */
  rows: readonly number[]
  /** The centre of the first row; `dy` leads to the next. */
  y: number
  dy: number
  /** Distance of the columns. */
  dx: number
  /** The centre of the rows, or their outer end if `align` says so. */
  x: number
  align?: 'start' | 'end' | undefined
}

export function marksOf({ form, rows, x, y, dx, dy, align }: Block): Mark[] {
  const { width } = SIZES[form]
  return rows.flatMap((count, row) => {
    const first =
      align === 'start'
        ? x + width / 2
        : align === 'end'
          ? x - width / 2 - (count - 1) * dx
          : x - ((count - 1) * dx) / 2
    return Array.from({ length: count }, (_, at) => ({ x: first + at * dx, y: y + row * dy, form }))
  })
}

/** Cuts a number of grahas into rows of a width, the last one shorter. */
export const rowsOf = (count: number, width: number): number[] =>
  Array.from({ length: Math.ceil(count / width) }, (_, row) => Math.min(width, count - row * width))

/** Rows in the middle of a box of this size and centre. */
export function boxMarks(count: number, { x, y, columns }: { x: number; y: number; columns: number }): Mark[] {
  if (count <= 2) return marksOf({ form: 'stacked', rows: [count], x, y, dx: 23, dy: 0 })
  const isFull = count > columns * 3
  const rows = rowsOf(count, isFull ? columns + 1 : columns)
  const dy = isFull ? 14 : 17
  return marksOf({
    form: isFull ? 'label' : 'beside',
    rows,
    x: isFull ? x : x - 1,
    y: y - ((rows.length - 1) * dy) / 2,
    dx: isFull ? 21 : 35,
    dy,
  })
}
