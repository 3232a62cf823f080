export const specialities = [
  {
    slug: 'vedic',
    name: 'Vedic',
    questions: [
      { text: 'Which dasha am I in, and what does it ask of me?', consultationCount: 148 },
      { text: 'What does my Moon sign say about how I take decisions?', consultationCount: 61 },
      { text: 'Saturn is crossing my Moon. What should I know, without drama?', consultationCount: 117 },
      { text: 'Can you explain my birth chart in plain words?', consultationCount: 132 },
    ],
  },
  {
    slug: 'kp',
    name: 'KP',
    questions: [
      { text: 'By which month should I expect an answer on this?', consultationCount: 74 },
      { text: 'Is this the right week to resign, or is it better to wait?', consultationCount: 66 },
      { text: 'Which of two dates is better for signing?', consultationCount: 39 },
    ],
  },
  {
    slug: 'nadi',
    name: 'Nadi',
    questions: [
      { text: 'I do not know my birth time. What can still be read?', consultationCount: 52 },
      { text: 'Why are my brother and I so different?', consultationCount: 24 },
      { text: 'What is a Nadi reading, and what can it not tell me?', consultationCount: 31 },
    ],
  },
  {
    slug: 'lal-kitab',
    name: 'Lal Kitab',
    questions: [
      { text: 'Is there a simple Lal Kitab habit for a calmer house?', consultationCount: 58 },
      { text: 'How does a Lal Kitab chart differ from my usual kundli?', consultationCount: 22 },
      { text: 'Which remedies cost nothing?', consultationCount: 47 },
    ],
  },
  {
    slug: 'tarot',
    name: 'Tarot',
    questions: [
      { text: 'Two choices in front of me: one card for each?', consultationCount: 96 },
      { text: 'What am I not seeing in this situation?', consultationCount: 88 },
      { text: 'What should I keep in mind this week?', consultationCount: 71 },
    ],
  },
  {
    slug: 'numerology',
    name: 'Numerology',
    questions: [
      { text: 'Which spelling of my name sits best with my birth date?', consultationCount: 63 },
      { text: 'How do we choose between two baby names?', consultationCount: 84 },
      { text: 'What do my mulank and bhagyank mean?', consultationCount: 57 },
    ],
  },
  {
    slug: 'vastu',
    name: 'Vastu',
    questions: [
      { text: 'Where should I put my desk in a rented flat?', consultationCount: 69 },
      { text: 'The kitchen faces north. Does it matter?', consultationCount: 45 },
      { text: 'What can I change without breaking a wall?', consultationCount: 73 },
    ],
  },
  {
    slug: 'prashna',
    name: 'Prashna',
    questions: [
      { text: 'I have one question and no birth details. Can we begin?', consultationCount: 54 },
      { text: 'I have lost something at home. Where should I look first?', consultationCount: 36 },
      { text: 'I must reply by evening. Which way does the chart lean?', consultationCount: 41 },
    ],
  },
  {
    slug: 'palmistry',
    name: 'Palmistry',
    questions: [
      { text: 'My two palms look different. Which one do you read?', consultationCount: 33 },
      { text: 'What does a break in the head line mean?', consultationCount: 44 },
      { text: 'How do I photograph my palm for a reading?', consultationCount: 19 },
    ],
  },
  {
    slug: 'muhurta',
    name: 'Muhurta',
    questions: [
      { text: 'Which days suit griha pravesh in the next two months?', consultationCount: 92 },
      { text: 'Can you suggest wedding dates that suit both families?', consultationCount: 104 },
      { text: 'What is a good morning to open a shop?', consultationCount: 48 },
    ],
  },
  {
    slug: 'marriage',
    name: 'Marriage & matching',
    questions: [
      { text: 'Our guna score is low. What else should we look at?', consultationCount: 139 },
      { text: 'How do I talk to my parents about the person I love?', consultationCount: 121 },
      { text: 'What is mangal dosha, and how much weight should it get?', consultationCount: 126 },
      { text: 'We argue about money. What do our charts say about that?', consultationCount: 67 },
    ],
  },
  {
    slug: 'career',
    name: 'Career',
    questions: [
      { text: 'Should I change my job this year or stay?', consultationCount: 156 },
      { text: 'Two offers, two cities. How do I choose?', consultationCount: 98 },
      { text: 'Is it a good time to prepare for a government exam again?', consultationCount: 107 },
      { text: 'When is a good time to ask for a raise?', consultationCount: 82 },
    ],
  },
  {
    slug: 'love',
    name: 'Love & relationships',
    questions: [
      { text: 'We have stopped talking. Should I write first?', consultationCount: 133 },
      { text: 'Long distance is hard. What would help us?', consultationCount: 76 },
      { text: 'How do I move on kindly?', consultationCount: 91 },
    ],
  },
  {
    slug: 'family',
    name: 'Family',
    questions: [
      { text: 'My teenager does not talk to us. How do I begin?', consultationCount: 68 },
      { text: 'How do we keep peace while dividing a house?', consultationCount: 43 },
      { text: 'My mother and my wife disagree on everything. Where do I stand?', consultationCount: 79 },
    ],
  },
  {
    slug: 'business',
    name: 'Business',
    questions: [
      { text: 'Is my partner’s chart a good fit with mine for work?', consultationCount: 55 },
      { text: 'Which name suits a new firm?', consultationCount: 49 },
      { text: 'Should we open the second branch before or after the festival season?', consultationCount: 38 },
    ],
  },
  {
    slug: 'spiritual',
    name: 'Spiritual guidance',
    questions: [
      { text: 'Which mantra suits a beginner, and how do I start?', consultationCount: 64 },
      { text: 'How do I keep a daily practice when life is busy?', consultationCount: 42 },
      { text: 'Which rituals matter after a loss in the family?', consultationCount: 37 },
    ],
  },
  {
    slug: 'money',
    name: 'Money',
    questions: [
      { text: 'Is this a time to save or to invest?', consultationCount: 91 },
      { text: 'How long should I plan for to be free of this loan?', consultationCount: 76 },
      { text: 'My income comes and goes. How do I plan the year?', consultationCount: 58 },
    ],
  },
  {
    slug: 'health',
    name: 'Health & wellbeing',
    questions: [
      { text: 'Which days suit a fresh routine, beside what my doctor says?', consultationCount: 46 },
      { text: 'How do I sleep and rest better in this phase?', consultationCount: 53 },
      { text: 'I care for my parents. How do I keep my own strength?', consultationCount: 41 },
    ],
  },
] as const

export type SpecialitySlug = (typeof specialities)[number]['slug']
