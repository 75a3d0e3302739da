import type { GreetingWords } from './greeting-words.ts';

export const english: GreetingWords = {
  reader: 'you, your',
  from: 'From',
  greetings: [
    {
      words: 'sympathy, condolence, condolences, bereavement, died, passed away, loss',
      title: 'With sympathy',
      first: 'I was so sorry to hear that {rest}.',
      opening: 'I am so sorry.',
      wish: 'There are no right words, only this: you are not alone with it. I am thinking of you, and I am near whenever you want company, a meal or a quiet hour.',
    },
    {
      words: 'get well, get-well, recovery, speedy recovery',
      title: 'Get well soon',
      first: 'I was sorry to hear that {rest}.',
      opening: 'I hear that you have to take it easy for a while.',
      wish: 'Take all the time you need, let others carry things, and don’t be polite to the pain. I hope that every day is a little better than the one before.',
    },
    {
      words: 'wedding, marriage, getting married, newlyweds, engagement',
      title: 'To the two of you',
      opening: 'What a day, and what a good choice you have made.',
      wish: 'I wish you a long life with many ordinary days that are good because you spend them together.',
    },
    {
      words: 'anniversary, wedding anniversary',
      title: 'Happy anniversary',
      opening: 'Another year, and I would choose it again.',
      wish: 'Thank you for every ordinary day between then and now. Here is to all that are still to come.',
    },
    {
      words: 'birth, new baby, newborn, baby',
      title: 'Welcome, little one',
      opening: 'What wonderful news!',
      wish: 'I wish you sleep when you can get it, help before you ask for it, and many small firsts to remember.',
    },
    {
      words: 'retirement, retires, retiring',
      title: 'Happy retirement',
      opening: 'The alarm clock is yours to ignore from now on.',
      wish: 'Thank you for all the years. I wish you health, time, and plans that nobody has to approve.',
    },
    {
      words: 'farewell, goodbye, good-bye, leaving',
      title: 'All the best',
      opening: 'It won’t be the same without you.',
      wish: 'Thank you for the time we had together. I wish you good people around you from the first day, and I hope that you come back and tell us about it.',
    },
    {
      words: 'good luck, exam, first day',
      title: 'Good luck',
      opening: 'I am thinking of you.',
      wish: 'You have done the work, so trust it. Whatever comes out, I am proud of you.',
    },
    {
      words: 'congratulations, congratulation, congrats, graduation, well done',
      title: 'Congratulations',
      opening: 'I was so happy to hear the news.',
      wish: 'It didn’t come by itself, and it is all yours. Celebrate it well. I am proud of you.',
    },
    {
      words: 'sorry, apology, apologize',
      title: 'I am sorry',
      opening: 'I owe you an apology, and I want to say so plainly.',
      wish: 'I would like to make up for it. Tell me when I may come by.',
    },
    {
      words: 'birthday, bday, turns, turning',
      title: 'Happy birthday',
      opening: 'Today is your day, and I am glad that there is one for you.',
      wish: 'May the year bring you good company, good health, and at least one evening that nobody wants to end.',
    },
    {
      words: 'thank you, thank-you, thanks, gratitude',
      title: 'Thank you',
      opening: 'A quick word in passing wasn’t enough for this.',
      wish: 'It meant more to me than I managed to say at the time. I won’t forget it.',
    },
    {
      words: 'love, valentine, valentine’s',
      title: 'For you',
      opening: 'I don’t say it often enough.',
      wish: 'Thank you for being there, on the loud days and on the quiet ones.',
    },
    {
      words: 'christmas, holiday, holidays, new year, season’s greetings',
      title: 'Happy holidays',
      opening: 'Another year has gone by, and I am thinking of you.',
      wish: 'I wish you quiet days, good food, and people around the table whom you like to see there.',
    },
  ],
};
