import { submitApplication } from './submit-application.ts'
import { registrationForm } from './form.ts'
import { checkRateLimit } from '../rate-limit/rate-limit.ts'
import type { Handlers } from '../endpoint/handler.ts'

export const registrationEndpoints: Handlers<'registration'> = {
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
          ...limits,
        })),
      })),
    }
  },

  async registerConsultant({ body }, context) {
    const { db, now } = context
    const { id, status, createdAt } = await submitApplication(db, now, body.values)
    await checkRateLimit(db, now, 'application', context)
    return { id, status, reference: `TPA-${id}`, created_at: createdAt.toISOString() }
  },
}
