import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

const fold = (text: string): string => text.trim().toLocaleLowerCase('en-IN')

/** The consultations whose astrologer's name or receipt number has the text in it; all of them without a text. */
export function searchHistory(items: readonly ConsultationHistoryItem[], text: string): ConsultationHistoryItem[] {
  const wanted = fold(text)
  return items.filter(
    ({ consultant, reference }) => fold(consultant.name).includes(wanted) || fold(reference ?? '').includes(wanted),
  )
}
