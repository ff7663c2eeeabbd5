import {
  auditDays,
  browserReportDays,
  hiredDays,
  jobAlertConfirmDays,
  jobAlertEndDays,
  jobAlertMailDays,
  jobAlertMonths,
  jobHistoryDays,
  retentionDays,
} from '@ohmbridge/contract/nightly/retention';
import { mailAddress } from '../../shared/mail-address.ts';
import { contactAddress } from '../addresses.ts';
import { company, offices, registered } from '../company.ts';
import type { LegalBlock, LegalPageContent } from '../legal-text.ts';
import { ownPageLinkStorage, ownPageNotices } from '../own-page-notices.ts';
import { reportChoice } from '../report-choice.ts';

const office = offices[0];
const address = office ? [...office.address, office.city, office.postcode, office.country].join(', ') : '';

const writeTo = (before: string, after: string): LegalBlock => ({
  before,
  link: { label: company.email, href: mailAddress(company.email) },
  after,
});

export const privacyPolicy: LegalPageContent = {
  meta: {
    title: 'Privacy Policy',
    description:
      'What this website stores when you write to us or apply for a job, where it is kept, who reads it, how long, and how to have it corrected or deleted.',
    path: '/privacy-policy',
  },
  label: 'Data protection',
  title: 'Privacy Policy',
  intro:
    'We keep what you send us with our forms, so that we can answer you. We set no cookies, follow no visitor and sell nothing to anyone.',
  updated: { label: 'Last updated', date: '28/02/2025', iso: '2025-02-28' },
  contents: 'Contents',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        registered,
        `${company.name} (“we”) runs this website and decides what happens with the personal data that it collects. In the words of data protection law, we are the controller.`,
        writeTo(`Our address is ${address}. For everything in this policy, write to `, '.'),
        `We are registered with the Information Commissioner’s Office, under number ${company.registration.dataProtection}.`,
        'We have no data protection officer, because the law does not ask us for one. Our offices in New Delhi and Tashkent are branches of the company named above. The other companies of our group receive nothing from this website.',
      ],
    },
    {
      id: 'scope',
      title: 'Scope: what this policy covers',
      blocks: [
        'It covers this website: its pages, the contact form, the job application form, the form for job alerts, and the area behind the sign-in in which our staff manage job listings and answer what you send. It also covers emails that you send to the addresses on it instead.',
        'It does not cover what you and we agree in a contract for engineering work, nor the websites that we link to.',
      ],
    },
    {
      id: 'types-of-data',
      title: 'Types of data collected',
      blocks: [
        'We collect only what is on this list.',
        {
          terms: [
            {
              term: 'Enquiry',
              text: 'First and last name, email address, phone number with its country code, your message, the subject if a page of ours filled one in, and the time at which it arrived.',
            },
            {
              term: 'Application',
              text: 'First and last name, email address, phone number, the country and position you chose, the job that you applied for if it was one of those we advertise, with your answers to what it asks, the link to your CV, the address of your LinkedIn profile and your comments if you gave them, one word for how you came to this website if your browser knew it, and the time at which it arrived. The CV itself stays where your link points; we do not copy it into this website unless you add it as a file.',
            },
            {
              term: 'Files',
              text: 'What you add to an application or an enquiry on your own page: the file, its name, its size, and when you added it.',
            },
            {
              term: 'CV',
              text: 'What stands in the document behind your link. Those who recruit read it there. Whoever of them saves a copy deletes it together with your application. Please leave out of it what we do not need: date of birth, photograph, health, beliefs, family.',
            },
            {
              term: 'Job alert',
              text: 'The email address that you gave, the country and the discipline if you chose one, when you asked for the alert and confirmed it, the day of its last mail, and a random key for the links in its mails.',
            },
            {
              term: 'What we add',
              text: 'Where your enquiry or application stands, who of us looks after it, the times that we offered you for an interview and the one that is arranged, what each of our interviewers found and why, our notes on it, and the messages that we wrote to each other about it: ours, and those that you write on your own page.',
            },
            {
              term: 'Outgoing mail',
              text: 'The email that brings your enquiry or application to our mailbox, and a record of when it was sent and whether that worked.',
            },
            {
              term: 'Staff account',
              text: 'Of each colleague who may sign in: name, email address, a scrambled form of the password, what checks a second step of signing in if they have set one up, and when they last signed in.',
            },
            {
              term: 'History of the job listings',
              text: 'Which colleague, by email address, changed which job listing, and when.',
            },
            {
              term: 'Server records',
              text: 'As every web server does, those of our host note network address, time, page, and the kind of browser. What you typed into a form is never part of them.',
            },
            {
              term: 'Audit list',
              text: `Who of our staff signed in, read, took away or erased what you sent, which is named there by its number alone: for ${auditDays} days, so that misuse can be found; the database then deletes it automatically, as a rule within a day.`,
            },
            {
              term: 'Reports of failures',
              text: 'How many scripts of a page failed, and what our security rules blocked on it. We keep sums by day and kind of page, which name nobody.',
            },
            {
              term: 'Abuse counter',
              text: 'When a form is sent or someone signs in, a number is kept under a hash of the network address, made with a key that only our programs have. It tells us that the limit is reached, not who you are.',
            },
            {
              term: 'Form token',
              text: 'When you begin to fill in a form, your browser fetches the time from us, with our signature, and sends it back with the form. It names nobody, and we do not store it.',
            },
          ],
        },
        'Please do not send us data about health, beliefs, ethnic origin or other sensitive matters. We do not ask for them and do not need them.',
      ],
    },
    {
      id: 'how-collected',
      title: 'How collected: from whom, and when',
      blocks: [
        'From you, when you press the button that sends a form. Until then nothing that you type leaves your browser.',
        'You need not give us anything. Fields that are not marked as optional are those without which we could not answer: a form that lacks one is not sent, and nothing else follows.',
        'By our host, when your browser asks for a page, a picture or our open positions. We buy no data about you, and collect none from social networks or other sites.',
      ],
    },
    {
      id: 'how-used',
      title: 'How used: what happens with it',
      blocks: [
        {
          list: [
            'A form that you send is stored in our database and sent by email to a mailbox of ours: enquiries to the office, applications to those who recruit.',
            'A person reads it and answers at the address or number that you gave.',
            'If the mail cannot be delivered at once, the website tries again, so that nothing you sent is lost.',
            'The abuse counter stops programs that would flood the forms or try out passwords.',
            'What looks as if a program had sent it, because it came too fast for a person or fills in a field that people do not see, is stored but not sent by email. One of our administrators looks at it, and sends it on or deletes it.',
            'Staff accounts let the colleagues in who manage the job listings, and nobody else.',
          ],
        },
        'People are only ever judged by people: no program scores, ranks or decides about you, and there is no profile. A person looks at every application, also at one that was set aside.',
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes, and the legal ground of each',
      blocks: [
        {
          terms: [
            {
              term: 'Enquiries',
              text: 'To answer you and, if you wish, to prepare an offer. Ground: our legitimate interest in answering who writes to us, or steps that you ask for before a contract.',
            },
            {
              term: 'Applications',
              text: 'To consider you for a position and to tell you the result. Ground: steps that you ask for before a contract of employment; once we have decided, our legitimate interest in being able to answer a claim about how we chose.',
            },
            {
              term: 'Job alerts',
              text: 'To mail you new openings. Ground: your consent. You give it by the button on the page that our first mail opens, and take it back at any time by the link or the button that each mail has.',
            },
            {
              term: 'Security',
              text: 'To keep the site available and our accounts safe: server records, the abuse counter and the form token. Ground: our legitimate interest in a website that works.',
            },
            {
              term: 'Failures',
              text: 'To mend what fails. What is kept names nobody, and you can switch it off.',
            },
            {
              term: 'Staff accounts',
              text: 'To know who may change the job listings, and who did. Ground: our legitimate interest in controlling access.',
            },
          ],
        },
        'If we ever want to use your data for something else, we will ask you first.',
      ],
    },
    {
      id: 'direct-marketing',
      title: 'Direct marketing',
      blocks: [
        'We have no newsletter. New openings are mailed to those who have asked for job alerts and have confirmed that; no other form puts you on a list. We write to you about what you wrote to us about.',
        'What you leave on this website is never used for marketing. You can object to direct marketing at any time, without a reason, and we stop.',
      ],
    },
    {
      id: 'opting-out',
      title: 'Opting out',
      blocks: [
        'A job alert ends by the link that stands in each of its mails, or by the button with which your mail program unsubscribes.',
        writeTo(
          'To hear nothing more from us, write to ',
          ' from the address concerned. It costs nothing, needs no reason, and does not affect an enquiry or an application that is still open.',
        ),
      ],
    },
    {
      id: 'third-party-marketing',
      title: 'Third-party marketing',
      blocks: [
        'We give your data to nobody for their marketing. We do not sell, rent or exchange it. There is no advertising on this website and none of it follows you elsewhere.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies: none, and what your browser keeps',
      blocks: [
        'We set no cookies, no tracking pixels and no fingerprints, and use no analytics service. No banner asks for your consent.',
        {
          before: `If scripts of a page failed, your browser tells this website how many when you leave the page. We keep only sums by day and kind of page, to mend what fails; nothing in them could tell you from anyone else. After ${browserReportDays} days the database deletes them automatically, as a rule within a day. You can object at any time, free of charge and without a reason: `,
          link: { label: 'switch the reports off', href: `#${reportChoice.id}` },
          after: ' below.',
        },
        'What our security rules block on a page is reported by the browser itself, as a sum too. It serves the safety of the website, and the switch does not end it.',
        {
          list: [
            'Forms: what you have typed and not sent is kept in the tab’s own storage until the tab is closed, so that a reload does not lose it. If you allow it below the form, it also stays on your device for a day. Both are deleted when you send the form, or when you press “Clear” below it. None of it reaches us before you send it.',
            'Your place on each page that you have read is kept in the tab’s own storage until the tab is closed, so that Back takes you there again. It is never sent to us.',
            'One word for how you came here, which is the site that linked to us or what a link of ours says, is kept in the tab’s own storage until the tab is closed; it comes with an application that you send, and says nothing about you.',
            ownPageLinkStorage,
            'If you switch the reports of failures off, that word stays in your browser’s local storage until you switch them on.',
            'Staff only: after signing in, the session is kept in the browser’s local storage until they sign out, and what they have typed and not sent in the tab’s own storage until they send it, sign out or close the tab.',
            'Fonts, pictures and scripts come from this website and are cached by your browser like those of any page.',
          ],
        },
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure: who receives it',
      blocks: [
        {
          terms: [
            {
              term: 'Our administrators',
              text: 'The colleagues whose account lets them recruit or answer can read the stored enquiries, applications and outgoing mail; an interviewer, the applications that are assigned to them. Rules in the database refuse everyone else.',
            },
            {
              term: 'Our mailboxes',
              text: `Those of us who answer enquiries or recruit, and ${company.mailProvider}, which carries our email as our processor.`,
            },
            {
              term: 'Google',
              text: 'Runs this website for us on Firebase: Hosting, Cloud Functions, Firestore, Cloud Storage and, for staff, Authentication. Google acts on our instructions as our processor.',
            },
            {
              term: 'Authorities',
              text: 'Where the law obliges us, and then only what it obliges us to give.',
            },
          ],
        },
        'Your browser speaks to this website, and in two cases to Google’s servers, which then see your network address. When you come near our open positions, look at one or apply for it, it asks our database for them, Google’s Firestore (firestore.googleapis.com). When you open a job description that we have uploaded, it comes straight from our file store. Nothing else is fetched from anyone. The interactive maps on the contact page are the exception that you decide on: when you open one, your browser fetches it from the OpenStreetMap Foundation, which then sees your network address.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers: where it is kept and read',
      blocks: [
        'Enquiries, applications and outgoing mail are stored in Firestore in Google’s London region (europe-west2), and the programs that handle them run there too.',
        'Pages are delivered from whichever of Google’s servers is near you, so its server records may arise in your own country. Staff accounts are kept by Google’s Authentication service in the United States. Both are covered by Google’s data processing terms: the United Kingdom’s extension to the EU–US Data Privacy Framework (“data bridge”), and the standard clauses with the United Kingdom’s Addendum.',
        'Any enquiry may be read by an engineer in Colchester, New Delhi or Tashkent; an application for a position in India or Uzbekistan is read by colleagues there. These offices are branches of the one company, so nothing passes to anyone else: the same accounts, rules and confidentiality apply there.',
        {
          terms: [
            {
              term: 'India',
              text: 'Until the duties of the Digital Personal Data Protection Act 2023 apply, we follow the SPDI Rules 2011. For a question or grievance from India, write to our address above and mark it “Grievance Officer”; once the Act applies, you may also go to the Data Protection Board, and ask for this policy in a language of the Eighth Schedule to the Constitution of India. If Indian law makes us keep a record that you asked us to erase, we keep only that record, for as long as the law says, and tell you so. For counsel to confirm before this page is used: the officer’s name, the time limit, how long rule 8(3) makes us keep data, and what the branch must show of its registration.',
            },
            {
              term: 'Uzbekistan',
              text: 'Article 27-1 of the Law on Personal Data says when data of people in Uzbekistan may be kept abroad. We ask for no biometric or genetic data, and keep the rest in London. You can ask for this policy in Uzbek or Russian. For counsel to confirm before this page is used: which of the grounds of the amended article (adequacy, approved clauses or rules, approved standards) the storage in London rests on.',
            },
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'Data retention: how long we keep it',
      blocks: [
        {
          terms: [
            {
              term: 'Enquiries, applications and outgoing mail',
              text: `For ${retentionDays} days after they arrived; the website then deletes them automatically. A year lets us come back to an enquiry, and answer a question about how we chose. Sooner if you ask; the application of someone whom we hire is deleted after ${hiredDays} days. An email that has not reached our mailbox by then stays, with what it is about, until it has or has failed for good. After that only sums stay, which name nobody: how many applied for a job, how far they came, and how long it took.`,
            },
            {
              term: 'Job alerts',
              text: `Until you end one: it is then deleted at once, with its mails. One that you do not confirm is deleted after ${jobAlertConfirmDays} days. After ${jobAlertMonths} months we ask by email whether it shall go on; without an answer it is deleted ${jobAlertEndDays} days later. Mails that we have sent for it are deleted after ${jobAlertMailDays} days.`,
            },
            {
              term: 'Backups',
              text: 'What is deleted, staff accounts included, may remain for another 30 days in a copy that we keep in case the original is lost, and that nobody reads otherwise.',
            },
            {
              term: 'Mailbox',
              text: `Whoever receives the email with your enquiry or application, or one that you wrote instead of a form, deletes it when the matter is closed, after ${retentionDays} days at the latest unless a law makes us keep it, and sooner if you ask.`,
            },
            {
              term: 'Staff accounts',
              text: 'Until the colleague no longer manages job listings.',
            },
            {
              term: 'History of the job listings',
              text: `For ${jobHistoryDays} days after the change, so that an advertisement can be explained afterwards; the website then deletes it automatically. A colleague who leaves can have their name taken out sooner.`,
            },
            {
              term: 'Abuse counter',
              text: 'It counts for minutes. The database then deletes it automatically, as a rule within a day.',
            },
            {
              term: 'Server records',
              text: 'As long as Google keeps them: records of our programs for 30 days, and those of Hosting for the time that Google states in its terms.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Legal rights: what you can ask of us',
      blocks: [
        'You have the right to object: where our ground is a legitimate interest, write to us and we stop, unless we show that we must go on. To direct marketing you can object without any reason.',
        'Under the UK GDPR you can ask us, free of charge,',
        {
          list: [
            'what we hold about you, and for a copy of it;',
            'to correct it;',
            'to delete it;',
            'to use it for nothing else while a question about it is open;',
            'to hand it to you in a form that a computer can read.',
          ],
        },
        ...ownPageNotices,
        'One command gives us a copy of everything that the website’s database keeps under your email address, in such a form, and another deletes it.',
        writeTo(
          'Write to ',
          ' and we answer within one month. We may ask a question first to be sure that it is you; we need no identity papers for that.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-party links',
      blocks: [
        'We link to LinkedIn, WhatsApp and OpenStreetMap, and a job or a product may link to another page. These are plain links: nothing is sent to them before you follow one. What happens there is governed by their own policies.',
        {
          before: 'What this website itself is made with, and by whom, is on the page of ',
          link: { label: 'credits', href: '/credit' },
          after: '.',
        },
      ],
    },
    {
      id: 'queries-and-complaints',
      title: 'Queries and complaints',
      blocks: [
        writeTo('If something is unclear or went wrong, write to ', '. We would like the chance to put it right.'),
        {
          before: 'A complaint about how we use your data can be made by email, by post to our address, or with ',
          link: { label: 'the contact form', href: contactAddress('Data protection complaint') },
          after: '. We acknowledge it within 30 days, look into it without undue delay, and tell you the outcome.',
        },
        {
          before:
            'You can also complain to the supervisory authority of the United Kingdom, the Information Commissioner’s Office or the Information Commission that succeeds it, at ',
          link: { label: 'ico.org.uk', href: 'https://ico.org.uk/make-a-complaint/' },
          after: ', at any time and without asking us first.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the website changes what it stores, this page changes with it. What it says of the website’s own data was last revised on 26/11/2026.',
        writeTo('If your own details change, or you want an earlier version of this page, write to ', '.'),
      ],
    },
  ],
};
