// The rules for words: one word for one thing, in British spelling. The build looks for these words in the sentences of all
// content and in the messages of the contract. It names the file and the line of each.

/** Words that the site must not use, and the words to use instead. */
export const forbidden: readonly { term: RegExp; use: string }[] = [
  { term: /\bmakers?\b/gi, use: 'manufacturer' },
  { term: /\bcircuit-breakers?\b/gi, use: 'circuit breaker' },
  { term: /\brise of (?:earth )?potential\b/gi, use: 'earth potential rise' },
  { term: /\bback-up\b/gi, use: 'backup' },
  { term: /\bhand-over\b/gi, use: 'handover' },
  { term: /\bco-ordinat\w+/gi, use: 'coordination' },
  { term: /\bside-wall\b/gi, use: 'sidewall' },
  { term: /\bdirect components?\b/gi, use: 'DC component' },
  { term: /\bblast walls?\b/gi, use: 'fire wall' },
  { term: /\be-mails?\b/gi, use: 'email' },
  { term: /\b(?:an?|any|daily|each|every|in|by|no|of|other|our|the|this|your) mails?\b(?! server)/gi, use: 'email' },
  { term: /\bshall\b/gi, use: 'will, must or can' },
  { term: /\bwho(?:m|se)?ever\b/gi, use: 'anyone who, or who it is' },
  { term: /\bin the next days\b/gi, use: 'in the next few days' },
  { term: /(?<!\bthere )\b(?:is|are|was|were) no(?:ne)?\b(?! longer| more| one)/gi, use: 'is not a, none of' },
  { term: /\b(?:any|some|every)body\b/gi, use: 'anyone, someone, everyone, or who it is' },
  { term: /\bnobody\b(?!')/gi, use: 'no one' },
  { term: /\bgo(?:es)? by (?:it|that|this)\b/gi, use: 'the name of the rule or the thing' },
  { term: /\bwhat (?:is|was) asked\b/gi, use: 'requirements, or who asks what' },
  { term: /\bsums\b/gi, use: 'totals' },
  { term: /\bsecond factors?\b/gi, use: 'second step' },
  { term: /\bof you,/gi, use: 'about you' },
  { term: /\bany ?more\b(?! than\b)/gi, use: 'no longer' },
  { term: /\b\d\.\d+ pf\b/g, use: 'power factor, or PF before the figure' },
  {
    term: /\b(?:energi|analy|optimi|recogni|standardi|minimi|customi|synchroni|summari)z\w*/gi,
    use: 'the spelling with s',
  },
  { term: /\b(?:centers?|meters? long|fibers?|colors?|sulfur)\b/gi, use: 'the British spelling' },
];

/** Words of the customer. They stay exactly as they are. */
export const theCustomersOwn = ['Data center'];
