import { apply } from '../rules/registration/apply.ts'
import { registrationForm, type Limits } from '../rules/registration/form.ts'
import { takeTurn } from '../rules/turns.ts'
import type { Handlers } from './call.ts'

export const registration: Handlers<'registration'> = {
  async getConsultantRegistrationForm(_, { db, now }) {
    const { version, sections } = await registrationForm(db, now)
    return {
      version,
      sections: sections.map(({ title, fields }) => ({
        title,
        fields: fields.map(({ maxLength, options, limits, ...field }) => ({
          ...field,
          max_length: maxLength,
          options: [...options],
          ...(limits && limitsReply(limits)),
        })),
      })),
    }
  },

  async registerConsultant({ body }, call) {
    const { db, now } = call
    const { id, status, createdAt } = await apply(db, now, body.values)
    await takeTurn(db, now, 'application', call)
    return { id, status, reference: `TPA-${id}`, created_at: createdAt.toISOString() }
  },
}

const limitsReply = ({ sentence, ...limits }: Limits) => ({ ...limits, hint: sentence })
