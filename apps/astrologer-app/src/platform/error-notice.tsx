import { InlineNotice } from '@tarapath/ui-kit'

/** An error message that screen readers announce at once; renders nothing without one. */
export function ErrorNotice({ error }: { error: string | null | undefined }) {
  return error ? (
    <InlineNotice tone="danger" live="alert">
      {error}
    </InlineNotice>
  ) : null
}
