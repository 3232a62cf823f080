// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CalculatorWords {
  calculators: string
  pageTitle(values: { title: string | number }): string
  name: string
  day: string
  month: string
  year: string
  date: string
  dateOfBirth: string
  time: string
  timeNotKnown: string
  timeUnknown: string
  timeNeeded: string
  place: string
  placeOfBirth: string
  firstPerson: string
  secondPerson: string
  groom: string
  bride: string
  calculate: string
  calculating: string
  needsScripts: string
  result: string
  resultOf(values: { title: string | number; name: string | number }): string
  notCalculated: string
  tryAgain: string
  period: string
  from: string
  to: string
  now: string
  kind_good: string
  kind_avoid: string
  kind_neutral: string
  checkTheSky: string
  howToCheck: string
  universalTime: string
  coordinates: string
  timeZone: string
  ayanamsa: string
  almanacAccuracy: string
  ask: string
  question(values: { title: string | number; line: string | number }): string
  print: string
  share: string
  picture: string
  pictureSaved: string
  pictureNotDrawn: string
  shareHint: string
  copied: string
  notShared: string
  problem_required: string
  problem_date: string
  problem_future: string
  problem_time: string
  problem_timeNeeded: string
  problem_letters: string
  problem_place: string
  product_kundli: string
  product_panchang: string
  product_matching: string
  product_dosha: string
  product_numerology: string
  product_remedy: string
  title_birth_chart: string
  detail_birth_chart: string
  tab_birth_chart: string
  title_planetary_positions: string
  detail_planetary_positions: string
  tab_planetary_positions: string
  title_vimshottari_dasha: string
  detail_vimshottari_dasha: string
  tab_vimshottari_dasha: string
  title_navamsa: string
  detail_navamsa: string
  tab_navamsa: string
  title_moon_sign: string
  detail_moon_sign: string
  tab_moon_sign: string
  title_sun_sign: string
  detail_sun_sign: string
  tab_sun_sign: string
  title_ascendant: string
  detail_ascendant: string
  tab_ascendant: string
  title_nakshatra: string
  detail_nakshatra: string
  tab_nakshatra: string
  title_tithi: string
  detail_tithi: string
  tab_tithi: string
  title_rahu_kaal: string
  detail_rahu_kaal: string
  tab_rahu_kaal: string
  title_choghadiya: string
  detail_choghadiya: string
  tab_choghadiya: string
  title_hora: string
  detail_hora: string
  tab_hora: string
  title_abhijit_muhurta: string
  detail_abhijit_muhurta: string
  tab_abhijit_muhurta: string
  title_moonrise: string
  detail_moonrise: string
  tab_moonrise: string
  title_kundli_matching: string
  detail_kundli_matching: string
  tab_kundli_matching: string
  title_love: string
  detail_love: string
  tab_love: string
  title_friendship: string
  detail_friendship: string
  tab_friendship: string
  title_name_compatibility: string
  detail_name_compatibility: string
  tab_name_compatibility: string
  title_mangal_dosha: string
  detail_mangal_dosha: string
  tab_mangal_dosha: string
  title_kaal_sarp_dosha: string
  detail_kaal_sarp_dosha: string
  tab_kaal_sarp_dosha: string
  title_sade_sati: string
  detail_sade_sati: string
  tab_sade_sati: string
  title_mulank: string
  detail_mulank: string
  tab_mulank: string
  title_bhagyank: string
  detail_bhagyank: string
  tab_bhagyank: string
  title_name_number: string
  detail_name_number: string
  tab_name_number: string
  title_lo_shu_grid: string
  detail_lo_shu_grid: string
  tab_lo_shu_grid: string
  title_lucky_number: string
  detail_lucky_number: string
  tab_lucky_number: string
  title_gemstone: string
  detail_gemstone: string
  tab_gemstone: string
  title_rudraksha: string
  detail_rudraksha: string
  tab_rudraksha: string
  title_lucky_colour: string
  detail_lucky_colour: string
  tab_lucky_colour: string
  title_baby_name_letter: string
  detail_baby_name_letter: string
  tab_baby_name_letter: string
  change: string
  problem_taken: string
  sadeSatiPicture: string
  birth: string
  phase_rising: string
  phase_peak: string
  phase_setting: string
}

const english: CalculatorWords = {
  calculators: "Calculators",
  pageTitle: (d) => d.title + " calculator, free",
  name: "Name",
  day: "Day",
  month: "Month",
  year: "Year",
  date: "Date",
  dateOfBirth: "Date of birth",
  time: "Time of birth",
  timeNotKnown: "I don’t know the time",
  timeUnknown: "time unknown",
  timeNeeded: "The Lagna changes about every two hours, so this needs the time on the birth certificate.",
  place: "Place",
  placeOfBirth: "Place of birth",
  firstPerson: "First person",
  secondPerson: "Second person",
  groom: "Groom",
  bride: "Bride",
  calculate: "Calculate",
  calculating: "Calculating…",
  needsScripts: "This calculator needs JavaScript. Turn it on in your browser and reload the page.",
  result: "Result",
  resultOf: (d) => d.title + " of " + d.name,
  notCalculated: "This could not be calculated",
  tryAgain: "Try again",
  period: "Period",
  from: "From",
  to: "To",
  now: "now",
  kind_good: "Good",
  kind_avoid: "Avoid",
  kind_neutral: "Neutral",
  checkTheSky: "Check the sky",
  howToCheck: "Any ephemeris that is set to the sidereal zodiac, Lahiri ayanamsa and the mean node shows the same positions for this moment, to within a minute of arc.",
  universalTime: "Moment",
  coordinates: "Latitude, longitude",
  timeZone: "Time zone",
  ayanamsa: "Lahiri ayanamsa",
  almanacAccuracy: "Times are for this place, with sunrise at the upper limb of the Sun. Ends of tithi, nakshatra and yoga are right to a few seconds.",
  ask: "Ask an astrologer about this",
  question: (d) => "About my " + d.title + " (" + d.line + "): what does it mean for me?",
  print: "Print",
  share: "Share",
  picture: "Share as picture",
  pictureSaved: "The picture is in your downloads.",
  pictureNotDrawn: "The picture could not be drawn. Try again, or print the page.",
  shareHint: "A shared link contains what you entered: anyone who has it can read it.",
  copied: "Copied.",
  notShared: "This browser cannot share. Copy the address of this page.",
  problem_required: "Fill in this field.",
  problem_date: "Enter a date from 1900 on, such as 14 March 1994.",
  problem_future: "This date is in the future.",
  problem_time: "Give the time, or tick that it is not known.",
  problem_timeNeeded: "This needs the time of birth.",
  problem_letters: "Write the name in Latin letters, A to Z.",
  problem_place: "We don’t know this place. Choose one from the list.",
  product_kundli: "Kundli",
  product_panchang: "Panchang and muhurta",
  product_matching: "Matching",
  product_dosha: "Dosha",
  product_numerology: "Numerology",
  product_remedy: "Remedies",
  title_birth_chart: "Birth chart",
  detail_birth_chart: "Free kundli with North, South and East Indian charts, navamsa, dasha and every position.",
  tab_birth_chart: "Chart",
  title_planetary_positions: "Planetary positions",
  detail_planetary_positions: "Where the nine planets stood: sign, degree, nakshatra and house.",
  tab_planetary_positions: "Planets",
  title_vimshottari_dasha: "Vimshottari dasha",
  detail_vimshottari_dasha: "The periods of a life on a time line, with the one that runs now.",
  tab_vimshottari_dasha: "Dasha",
  title_navamsa: "Navamsa",
  detail_navamsa: "The ninth divisional chart, read for partnership.",
  tab_navamsa: "Navamsa",
  title_moon_sign: "Moon sign",
  detail_moon_sign: "Your Rashi, by where the Moon stood.",
  tab_moon_sign: "Moon sign",
  title_sun_sign: "Sun sign",
  detail_sun_sign: "Your Sun sign in the sidereal zodiac of India.",
  tab_sun_sign: "Sun sign",
  title_ascendant: "Ascendant",
  detail_ascendant: "Your Lagna: the sign that rose when you were born.",
  tab_ascendant: "Lagna",
  title_nakshatra: "Nakshatra",
  detail_nakshatra: "Your birth star and its pada.",
  tab_nakshatra: "Nakshatra",
  title_tithi: "Panchang",
  detail_tithi: "Tithi, nakshatra, yoga, karana, sunrise and the times to avoid, for any day and place.",
  tab_tithi: "Panchang",
  title_rahu_kaal: "Rahu kaal",
  detail_rahu_kaal: "Rahu kaal, Yamaganda and Gulika kaal of a day at your place.",
  tab_rahu_kaal: "Rahu kaal",
  title_choghadiya: "Choghadiya",
  detail_choghadiya: "The sixteen parts of a day and night, good and to be avoided.",
  tab_choghadiya: "Choghadiya",
  title_hora: "Hora",
  detail_hora: "The twenty-four planetary hours of a day.",
  tab_hora: "Hora",
  title_abhijit_muhurta: "Abhijit muhurta",
  detail_abhijit_muhurta: "The middle of the daylight, good for beginnings.",
  tab_abhijit_muhurta: "Abhijit",
  title_moonrise: "Moonrise",
  detail_moonrise: "When the Moon rises and sets at your place.",
  tab_moonrise: "Moonrise",
  title_kundli_matching: "Kundli matching",
  detail_kundli_matching: "Guna milan: thirty-six points, with each koota explained.",
  tab_kundli_matching: "Guna milan",
  title_love: "Love compatibility",
  detail_love: "Two Moons compared in closeness and friendship.",
  tab_love: "Love",
  title_friendship: "Friendship compatibility",
  detail_friendship: "Two Moons compared in good wishes and temperament.",
  tab_friendship: "Friendship",
  title_name_compatibility: "Name compatibility",
  detail_name_compatibility: "Two names compared by their Chaldean numbers.",
  tab_name_compatibility: "Names",
  title_mangal_dosha: "Mangal dosha",
  detail_mangal_dosha: "Whether Mars stands in a house that tradition counts, and what softens it.",
  tab_mangal_dosha: "Mangal",
  title_kaal_sarp_dosha: "Kaal Sarp dosha",
  detail_kaal_sarp_dosha: "Whether all grahas stand between Rahu and Ketu.",
  tab_kaal_sarp_dosha: "Kaal Sarp",
  title_sade_sati: "Sade sati",
  detail_sade_sati: "When Saturn passes your Moon sign, in your whole life.",
  tab_sade_sati: "Sade sati",
  title_mulank: "Mulank",
  detail_mulank: "The number of your day of birth.",
  tab_mulank: "Mulank",
  title_bhagyank: "Bhagyank",
  detail_bhagyank: "The number of your whole date of birth.",
  tab_bhagyank: "Bhagyank",
  title_name_number: "Name number",
  detail_name_number: "The Chaldean number of a name.",
  tab_name_number: "Name",
  title_lo_shu_grid: "Lo Shu grid",
  detail_lo_shu_grid: "The digits of your date of birth in the square of nine.",
  tab_lo_shu_grid: "Lo Shu",
  title_lucky_number: "Lucky number",
  detail_lucky_number: "Your number and its friends.",
  tab_lucky_number: "Lucky number",
  title_gemstone: "Gemstone",
  detail_gemstone: "The stone of your Lagna, and what is used in its place.",
  tab_gemstone: "Gemstone",
  title_rudraksha: "Rudraksha",
  detail_rudraksha: "How many faces go with your nakshatra.",
  tab_rudraksha: "Rudraksha",
  title_lucky_colour: "Lucky colour",
  detail_lucky_colour: "The colours of the planet that rules your Moon sign.",
  tab_lucky_colour: "Colour",
  title_baby_name_letter: "Baby name letter",
  detail_baby_name_letter: "The first sound of a name, by the nakshatra of birth.",
  tab_baby_name_letter: "Baby name",
  change: "Change what you entered",
  problem_taken: "You already have a person with this name.",
  sadeSatiPicture: "Sade sati on a line of a hundred years from birth. The table below has the dates.",
  birth: "Birth",
  phase_rising: "Rising, Saturn before your Moon sign",
  phase_peak: "Peak, Saturn in your Moon sign",
  phase_setting: "Setting, Saturn after your Moon sign"
}

export const calculatorWords: () => CalculatorWords = catalogue(english)
