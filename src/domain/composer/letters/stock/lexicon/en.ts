import type { SpeechStock } from './speech-stock.ts';

export const english: SpeechStock = {
  wordsPerMinute: 120,
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten',
  minutes: 'minute, minutes, min, mins',
  occasions: [
    {
      words: 'wedding, best man, maid of honor, bride, groom, engagement, anniversary',
      paragraphs: [
        'Everybody in this room knows one of them longer than the other. Look around for a moment: there are people here who remember a first day at school, and people who have only known the two of them as a pair. Today these two halves of a life sit at the same tables, and from now on they have a story in common.',
        'Love isn’t proved on days like this, with flowers and music and everybody dressed up. It is proved on a wet Tuesday, when the dishes are still there and both are tired, and one of them gets up anyway. From all that I have seen, you know how to do Tuesdays.',
        'There will be quarrels. I mention it only because nobody else will today. What I wish you is that you quarrel about small things, that you are quick to laugh about them, and that neither of you keeps count.',
        'A good marriage leaves its doors open. The people who found a place at your table before today will find one tomorrow, too, and I suspect there will be more of us every year. We will bring the chairs.',
      ],
    },
    {
      words: 'eulogy, funeral, memorial, tribute, in memory',
      paragraphs: [
        'When somebody dies, one looks for large words first, and then one notices that the small things are what one misses: a chair, a tone of voice, a certain way of saying goodbye at the door. I believe that this is right. A life is mostly made of such things.',
        'Some of what we were given we noticed only later. An answer that seemed strict was a careful one. A question that seemed idle was meant to help. It takes time to understand how much attention there was in all of it, and I think we will go on discovering it.',
        'There may be things that each of us would still have liked to say. I don’t think that they are lost. What one would have liked to say can be passed on to somebody who is still here, and today is a good day to begin with it.',
        'Grief keeps no schedule. It will come on ordinary mornings, at a song, at a name on a list. When it comes, let us not be ashamed of it, and let us not carry it alone.',
      ],
    },
    {
      words: 'retirement, farewell, goodbye, leaving, colleague',
      paragraphs: [
        'Work leaves few monuments. Most of what somebody does well is gone by the evening, because it went well: the mistake that didn’t happen, the quarrel that didn’t start, the newcomer who stayed. You have to know where to look in order to see it, and we have had years to look.',
        'I asked around before today. Nobody began with a result or a figure. They began with “once, when I didn’t know what to do,” and each of these stories ended with somebody who had taken the time. I can’t think of a better report.',
        'To those who stay I would like to say: we can’t replace a person, and we shouldn’t try. But we can keep the habits that were good for all of us. We can ask before we judge, we can answer on the same day, and we can leave the kitchen as we found it.',
        'Of course there were bad days. We have seen them together, and what I remember of them is that somebody made coffee first and then a plan. I have tried to copy that order ever since.',
      ],
    },
    {
      words: 'birthday, birthdays',
      paragraphs: [
        'A birthday is a strange thing to congratulate somebody on. Nobody has done anything for it. What we really mean is something else: it is good that you are here, and we would like it to stay that way.',
        'Everybody here could tell a story now, and I know that some of you are only waiting for me to sit down. I have heard a few of them while this day was being planned. They are about quite different things, and yet they are all about the same person.',
        'I have looked for advice for the next years and found none that you need. Keep what you like, drop what only annoys you, and let others do the washing up tonight.',
        'With the years one learns which people one wants around oneself. If that is true, then this room says more about you than I could. You have chosen well, and so have we.',
      ],
    },
  ],
  anyOccasion: [
    'Somebody once told me that a speech should say one thing, and that the rest of the time is for the people who listen. So here is the one thing: what is good here is good because of people, and most of them never stand in front of a microphone.',
    'I would like to thank those who are easily forgotten on a day like this: those who set up the chairs and will put them away again, those who had the keys, those who answered the telephone. Without them we would be standing outside.',
    'When you go home later, take one thing along: a name that you didn’t know this morning. Most of what becomes important begins like that, with two people who happen to stand next to each other.',
    'There will be another day on which it is less easy to be here, when it rains, when something else seems more urgent. I hope that you will think of today then, and come all the same.',
  ],
};
