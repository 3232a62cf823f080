import type { filterOptions } from './filter-options.ts'
import type { Reply } from '../endpoint/handler.ts'

const GENDERS = { female: 'Women', male: 'Men', other: 'Other' }

/** Each `key` is a query parameter of the list, each `value` one of its values. */
export function filterReplies(
  found: Awaited<ReturnType<typeof filterOptions>>,
  hasCalls: boolean,
): Reply<'getAstrologerFilters'> {
  const { specialities, languages, genders, available } = found
  return [
    {
      key: 'is_available_for_chat',
      label: 'Chat now',
      multiple: false,
      options: [{ value: 'true', label: 'Free to chat', count: available.chat }],
    },
    ...(hasCalls ? [callFilter(available.call)] : []),
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

const callFilter = (count: number): Reply<'getAstrologerFilters'>[number] => ({
  key: 'is_available_for_call',
  label: 'Call now',
  multiple: false,
  options: [{ value: 'true', label: 'Takes calls', count }],
})
