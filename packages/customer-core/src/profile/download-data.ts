import { items, type Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { listConsultationHistory, listConsultationMessages } from '@tarapath/api-client/consultations'
import { listCourses } from '@tarapath/api-client/courses'
import { listOrders } from '@tarapath/api-client/store'
import { saveFile } from '../platform/index.ts'

const PAGE = 100

/** Everything that the calls of the platform say about the customer, as a file. */
export async function downloadData(api: Client): Promise<void> {
  const profile = await getMyProfile(api)
  const consultations = []
  for await (const consultation of items(listConsultationHistory, api, { limit: PAGE })) {
    const messages = await listConsultationMessages(api, { id: consultation.id })
    consultations.push({ ...consultation, messages })
  }
  const orders = []
  for await (const order of items(listOrders, api, { limit: PAGE })) orders.push(order)
  const courses = (await listCourses(api)).filter((course) => course.is_enrolled)
  const data = { profile, consultations, orders, courses }
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'tarapath-data.json')
}
