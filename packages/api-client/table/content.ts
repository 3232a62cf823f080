import { z } from 'zod'
import {
  Banner,
  BannerSet,
  CustomerReview,
  DefaultConfig,
  DownloadCount,
  LeadReceipt,
  Testimonial,
  UserQueryReceipt,
} from './entities/content.ts'
import { DetailError, FieldErrors, ThrottledError } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated, allByDefault } from './pagination.ts'
import { get, group, post } from './row.ts'
import { Id, Name, PhoneNumber, ShortText } from './scalars.ts'

export const content = group('content', {
  listUserBanners: get('/api/v1/user/banners/', {
    summary: 'Banners for this visitor.',
    auth: 'optional',
    query: z.object({ platform: spec(z.enum(['web', 'mobile']).default('web')) }),
    response: z.array(Banner),
    ssr: true,
  }),

  listBanners: get('/api/v1/templates/banner/', {
    summary: 'Banners, paginated.',
    auth: 'none',
    query: z.object(page),
    response: Paginated(Banner),
    ssr: true,
  }),

  getAllBanners: get('/api/v1/templates/all-banners/', {
    summary: 'All banners by position.',
    auth: 'none',
    response: BannerSet,
    ssr: true,
  }),

  listTestimonials: get('/api/v1/templates/client-testimonials/', {
    summary: 'Customer testimonials about the platform, paginated.',
    auth: 'none',
    query: z.object(page),
    response: Paginated(Testimonial),
    ssr: true,
  }),

  listPrimaryBanners: get('/api/v1/templates/primary-banner/', {
    summary: 'The banners at the top of the page; not paginated by default.',
    auth: 'none',
    query: z.object(allByDefault),
    response: Paginated(Banner),
    ssr: true,
  }),

  listSecondaryBanners: get('/api/v1/templates/secondary-banner/', {
    summary: 'The banners further down the page; not paginated by default.',
    auth: 'none',
    query: z.object(allByDefault),
    response: Paginated(Banner),
    ssr: true,
  }),

  listCustomerReviews: get('/api/v1/user/customer-reviews/', {
    summary: 'Reviews of consultations, paginated.',
    auth: 'none',
    query: z.object(page),
    response: Paginated(CustomerReview),
    ssr: true,
  }),

  submitUserQuery: post('/api/v1/user/user-queries/', {
    summary: 'Sends a question to the support desk.',
    auth: 'optional',
    body: z.object({
      name: Name,
      email: z.email('Enter an e-mail address.').max(254).optional(),
      phone_number: PhoneNumber.optional(),
      message: z.string().trim().min(1, 'Write a message.').max(4000, 'Use at most 4,000 characters.'),
      consultation_id: Id.optional().describe('The consultation of the customer that the question is about.'),
    }),
    status: 201,
    response: UserQueryReceipt,
    errors: [FieldErrors, DetailError, ThrottledError],
    idempotencyKey: true,
    notes:
      "A question about a consultation is accepted within 48 hours of its end, and again once the last question is answered; the answer is in the history as `question.answer`. 404 for another customer's consultation, 409 with `code` `consultation_open`, `question_open` or `question_late`.",
  }),

  getDefaultConfig: get('/api/v1/services/default-config/small/', {
    summary: 'Settings that every page needs.',
    auth: 'none',
    response: DefaultConfig,
    ssr: true,
    silent: true,
  }),

  createLandingPageLead: post('/api/v1/templates/landing-page-user/', {
    summary: 'Submits a name and a phone number on the landing page.',
    auth: 'none',
    body: z.object({ name: Name, phone_number: PhoneNumber, source: ShortText.optional() }),
    status: 201,
    response: LeadReceipt,
    errors: [FieldErrors, ThrottledError],
    idempotencyKey: true,
  }),

  getDownloadCount: get('/api/v1/management/get-no-of-downloads/', {
    summary: 'The number of app downloads.',
    auth: 'none',
    response: DownloadCount,
    ssr: true,
  }),
})
