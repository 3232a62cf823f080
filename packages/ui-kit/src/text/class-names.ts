/** Joins the class names that are there. */
export function classNames(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ')
}
