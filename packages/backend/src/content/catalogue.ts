import type { CatalogueKind } from '../catalogue/index.ts'
import { banners, siteSettings } from './tables.ts'

export const bannerKind: CatalogueKind = {
  id: 'banners',
  title: 'Banners',
  one: 'banner',
  table: banners,
  nameField: 'alt',
  orderBy: [banners.placement, banners.position],
  fields: {
    alt: { label: 'What the picture says', help: 'Read aloud to who does not see it.', max: 200 },
    image: { label: 'Picture', isPicture: true },
    mobileImage: { label: 'Picture for phones', isPicture: true },
    title: { label: 'Title', max: 80 },
    link: {
      label: 'Link',
      help: 'A page of the website, such as /astrologers.',
      max: 300,
      pattern: { form: /^(\/(?!\/)|https:\/\/)\S*$/, sentence: 'Begin with / or https://.' },
    },
    placement: { label: 'Where', options: ['primary', 'secondary', 'promotional', 'list', 'account'] },
    platform: { label: 'For', options: ['all', 'web', 'mobile'] },
    position: { label: 'Position', help: 'Small numbers come first.', min: 0, max: 9999 },
    startsAt: { label: 'From' },
    endsAt: { label: 'Until' },
  },
}

const webAddress = { form: /^https:\/\/\S+$/, sentence: 'Begin with https://.' }

export const siteTextKind: CatalogueKind = {
  id: 'site-texts',
  title: 'Site texts',
  one: 'text',
  isSingle: true,
  table: siteSettings,
  nameField: 'uspTextLine1',
  orderBy: [],
  fields: {
    uspTextLine1: { label: 'Strip above the header', help: 'Empty: there is no strip.', max: 120 },
    supportPhone: { label: 'Telephone for help', help: 'As customers read it.', max: 30 },
    supportEmail: {
      label: 'E-mail for help',
      max: 120,
      pattern: { form: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, sentence: 'Enter an e-mail address.' },
    },
    androidAppUrl: { label: 'App for Android', max: 300, pattern: webAddress },
    iosAppUrl: { label: 'App for iPhone', max: 300, pattern: webAddress },
  },
}
