import type { Fixture, FormFields } from '@tarapath/backend-testing'

export interface CatalogueWriter {
  seenOn: (path: string) => Promise<{ page: string; seen: { row: string; draft: string; base: string } }>
  save: (kind: string, query: string, fields: FormFields) => ReturnType<Fixture['desk']['submit']>
  write: (kind: string, query: string, fields: FormFields) => Promise<string>
}

/** Writes rows at the catalogue of the desk, for tests. */
export function catalogueWriter({ desk }: Fixture): CatalogueWriter {
  /** The hidden fields of each form of the page: the version that the employee has seen. */
  async function seenOn(path: string) {
    const page = await desk.page(path)
    const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    return { page, seen: { row: hidden('row'), draft: hidden('draft'), base: hidden('base') } }
  }

  const save = async (kind: string, query: string, fields: FormFields) =>
    desk.submit(`${kind}/save?${query}`, { ...(await seenOn(`${kind}?${query}`)).seen, ...fields })

  /** Saves a row as a draft and publishes it; returns the query of its address. */
  async function write(kind: string, query: string, fields: FormFields): Promise<string> {
    const saved = await save(kind, query, fields)
    const draft = /(draft|row)=\d+/.exec(saved.location ?? '')?.[0] ?? saved.notice
    const published = await desk.submit(`${kind}/publish?${draft}`, (await seenOn(`${kind}?${draft}`)).seen)
    return /row=\d+/.exec(published.location ?? '')?.[0] ?? `${published.status} ${published.notice}`
  }

  return { seenOn, save, write }
}
