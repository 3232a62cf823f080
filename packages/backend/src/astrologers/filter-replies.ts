import type { filterChoices } from './filter-choices.ts'
import type { Reply } from '../endpoint/handler.ts'

const GENDERS = { female: 'Women', male: 'Men', other: 'Other' }

/** Each key is the name of a query key of the list, each value what it takes. */
export function filterReplies(choices: Awaited<ReturnType<typeof filterChoices>>): Reply<'getAstrologerFilters'> {
  const { specialities, languages, genders, free } = choices
  return [
    {
      key: 'is_available_for_chat',
      label: 'Chat now',
      multiple: false,
      options: [{ value: 'true', label: 'Free to chat', count: free.chat }],
    },
    {
      key: 'is_available_for_call',
      label: 'Call now',
      multiple: false,
      options: [{ value: 'true', label: 'Free for a call', count: free.call }],
    },
    {
      key: 'speciality',
      label: 'Speciality',
      multiple: true,
      options: specialities.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
    },
    {
      key: 'language',
      label: 'Language',
      multiple: true,
      options: languages.map(({ code, name, count }) => ({ value: code, label: name, count })),
    },
    {
      key: 'gender',
      label: 'Gender',
      multiple: false,
      options: genders.map(({ gender, count }) => ({ value: gender, label: GENDERS[gender], count })),
    },
  ]
}
