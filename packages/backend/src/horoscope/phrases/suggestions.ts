/** Something to do for each of the twelve houses, for the first paragraph of a day, week or month. */
export const SUGGESTIONS: readonly (readonly string[])[] = [
  [
    'Say what you want in one plain sentence.',
    'Do one thing only because you like it.',
    'Introduce yourself to somebody new.',
  ],
  [
    'Count what you already have before you buy more.',
    'Share a meal with somebody you have missed.',
    'Choose your words as you choose your food.',
  ],
  [
    'Make the call that you have put off.',
    'A short walk can settle a long question.',
    'Ask first, and make up your mind afterwards.',
  ],
  ['Put one corner of your home in order.', 'Go to bed an hour early.', 'Ask an elder how the day was.'],
  [
    'Play a little before you work.',
    'Write the idea down before you judge it.',
    'Spend half an hour with a child, or as one.',
  ],
  [
    'Clear the smallest task first.',
    'Make a list, and cross out what can wait.',
    'Keep to your hours, for meals and for rest.',
  ],
  [
    'Let the other person finish the sentence.',
    'Put an agreement in writing, even a small one.',
    'Thank the person who carries half of the load.',
  ],
  [
    'Look twice before you sign.',
    'Tell one person you trust what is on your mind.',
    'Give away one thing that you have kept too long.',
  ],
  [
    'Ask somebody who has done it before.',
    'Read a page of something new.',
    'Make a plan for a place that you would like to see.',
  ],
  [
    'Do the visible task well, then stop.',
    'Answer the message that decides something.',
    'Give credit in public where it is due.',
  ],
  [
    'Write to a friend without a reason.',
    'Say your wish aloud to somebody who can help.',
    'Accept an invitation, or send one.',
  ],
  [
    'Leave an hour of the evening empty.',
    'Give something without telling anyone.',
    'Switch off the phone before you sleep.',
  ],
]
