export const specialities = [
  {
    slug: 'vedic',
    name: 'Vedic',
    questions: [
      'Which dasha am I in, and what does it ask of me?',
      'What does my Moon sign say about how I take decisions?',
      'Saturn is crossing my Moon. What should I know, without drama?',
      'Can you explain my birth chart in plain words?',
    ],
  },
  {
    slug: 'kp',
    name: 'KP',
    questions: [
      'By which month should I expect an answer on this?',
      'Is this the right week to resign, or is it better to wait?',
      'Which of two dates is better for signing?',
    ],
  },
  {
    slug: 'nadi',
    name: 'Nadi',
    questions: [
      'I do not know my birth time. What can still be read?',
      'Why are my brother and I so different?',
      'What is a Nadi reading, and what can it not tell me?',
    ],
  },
  {
    slug: 'lal-kitab',
    name: 'Lal Kitab',
    questions: [
      'Is there a simple Lal Kitab habit for a calmer house?',
      'How does a Lal Kitab chart differ from my usual kundli?',
      'Which remedies cost nothing?',
    ],
  },
  {
    slug: 'tarot',
    name: 'Tarot',
    questions: [
      'Two choices in front of me: one card for each?',
      'What am I not seeing in this situation?',
      'What should I keep in mind this week?',
    ],
  },
  {
    slug: 'numerology',
    name: 'Numerology',
    questions: [
      'Which spelling of my name sits best with my birth date?',
      'How do we choose between two baby names?',
      'What do my mulank and bhagyank mean?',
    ],
  },
  {
    slug: 'vastu',
    name: 'Vastu',
    questions: [
      'Where should I put my desk in a rented flat?',
      'The kitchen faces north. Does it matter?',
      'What can I change without breaking a wall?',
    ],
  },
  {
    slug: 'prashna',
    name: 'Prashna',
    questions: [
      'I have one question and no birth details. Can we begin?',
      'I have lost something at home. Where should I look first?',
      'I must reply by evening. Which way does the chart lean?',
    ],
  },
  {
    slug: 'palmistry',
    name: 'Palmistry',
    questions: [
      'My two palms look different. Which one do you read?',
      'What does a break in the head line mean?',
      'How do I photograph my palm for a reading?',
    ],
  },
  {
    slug: 'muhurta',
    name: 'Muhurta',
    questions: [
      'Which days suit griha pravesh in the next two months?',
      'Can you suggest wedding dates that suit both families?',
      'What is a good morning to open a shop?',
    ],
  },
  {
    slug: 'marriage',
    name: 'Marriage & matching',
    questions: [
      'Our guna score is low. What else should we look at?',
      'How do I talk to my parents about the person I love?',
      'What is mangal dosha, and how much weight should it get?',
      'We argue about money. What do our charts say about that?',
    ],
  },
  {
    slug: 'career',
    name: 'Career',
    questions: [
      'Should I change my job this year or stay?',
      'Two offers, two cities. How do I choose?',
      'Is it a good time to prepare for a government exam again?',
      'When is a good time to ask for a raise?',
    ],
  },
  {
    slug: 'love',
    name: 'Love & relationships',
    questions: [
      'We have stopped talking. Should I write first?',
      'Long distance is hard. What would help us?',
      'How do I move on kindly?',
    ],
  },
  {
    slug: 'family',
    name: 'Family',
    questions: [
      'My teenager does not talk to us. How do I begin?',
      'How do we keep peace while dividing a house?',
      'My mother and my wife disagree on everything. Where do I stand?',
    ],
  },
  {
    slug: 'business',
    name: 'Business',
    questions: [
      'Is my partner’s chart a good fit with mine for work?',
      'Which name suits a new firm?',
      'Should we open the second branch before or after the festival season?',
    ],
  },
  {
    slug: 'spiritual',
    name: 'Spiritual guidance',
    questions: [
      'Which mantra suits a beginner, and how do I start?',
      'How do I keep a daily practice when life is busy?',
      'Which rituals matter after a loss in the family?',
    ],
  },
  {
    slug: 'money',
    name: 'Money',
    questions: [
      'Is this a time to save or to invest?',
      'How long should I plan for to be free of this loan?',
      'My income comes and goes. How do I plan the year?',
    ],
  },
  {
    slug: 'health',
    name: 'Health & wellbeing',
    questions: [
      'Which days suit a fresh routine, beside what my doctor says?',
      'How do I sleep and rest better in this phase?',
      'I care for my parents. How do I keep my own strength?',
    ],
  },
] as const

export type SpecialitySlug = (typeof specialities)[number]['slug']
