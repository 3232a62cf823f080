import { InlineNotice } from '@tarapath/ui-kit'

/** What went wrong, announced at once; nothing as long as nothing has. */
export function ErrorNotice({ error }: { error: string | null | undefined }) {
  return error ? (
    <InlineNotice tone="danger" live="alert">
      {error}
    </InlineNotice>
  ) : null
}
