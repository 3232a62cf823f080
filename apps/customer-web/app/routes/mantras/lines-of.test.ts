import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

test.each([
  ['ॐ भूर्भुवः स्वः । धियो यो नः प्रचोदयात् ॥', ['ॐ भूर्भुवः स्वः ।', 'धियो यो नः प्रचोदयात् ॥']],
  ['oṃ bhūrbhuvaḥ svaḥ | dhiyo yo naḥ ||', ['oṃ bhūrbhuvaḥ svaḥ |', 'dhiyo yo naḥ ||']],
  ['oṃ namaḥ śivāya', ['oṃ namaḥ śivāya']],
])('%s', (text, lines) => expect(linesOf(text)).toEqual(lines))
