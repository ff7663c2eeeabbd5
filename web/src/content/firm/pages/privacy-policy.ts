import { inSentence } from '@site/contract/firm/countries';
import { headOffice } from '@site/contract/firm/offices';
import {
  applicantLinkDays,
  auditDays,
  browserReportDays,
  hiredDays,
  jobAlertConfirmDays,
  jobAlertEndDays,
  jobAlertMailDays,
  jobAlertMonths,
  jobHistoryDays,
  mailBinDays,
  retentionDays,
} from '@site/contract/nightly/retention';
import { sessionHours } from '@site/contract/team/sign-in';
import { mailAddress } from '../../../shared/mail-address.ts';
import { anyOf } from '../../../shared/plain-english.ts';
import { contactAddress } from '../../product/addresses.ts';
import { answerTime } from '../../product/enquiry-answer.ts';
import { ownPageLinkStorage, ownPageNotices, reportChoice } from '../../product/privacy-notices.ts';
import { publicDraftCopy } from '../../product/public-form-draft.ts';
import type { LegalBlock, LegalPageContent } from '../../shapes/legal-text.ts';
import { company, registered } from '../company.ts';
import { anyCity, branchCities, branchCountries, ifSeveral } from '../in-words.ts';

const { city, postcode, country } = headOffice;
const address = [...headOffice.address, city, postcode, country].join(', ');

const branchesWords = branchCities && ` Our offices in ${branchCities} are branches of the company named above.`;

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
        `${company.name} (“we”) runs this website and decides what happens with the personal data that it collects. In data protection law, we are the controller.`,
        writeTo(`Our address is ${address}. For everything in this policy, write to `, '.'),
        `We are registered with the Information Commissioner’s Office, under number ${company.registration.dataProtection}.`,
        `We have no data protection officer, because the law does not require one.${branchesWords} The other companies of our group receive nothing from this website.`,
      ],
    },
    {
      id: 'scope',
      title: 'Scope: what this policy covers',
      blocks: [
        'This policy covers this website: its pages, the contact form, the job application form, the form for job alerts, and the admin area, where our staff manage job listings and answer what you send. The policy also covers emails that you send to our addresses instead.',
        'The policy does not cover contracts for engineering work, nor the websites that we link to.',
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
              text: 'First and last name, email address, phone number with its country code, your company if you name it, your message, the subject if one of our pages filled it in, and the time at which the enquiry arrived.',
            },
            {
              term: 'Application',
              text: 'First and last name, email address, phone number, country and position, the link to your CV, and the time at which the application arrived. If you gave them: your LinkedIn address and your comments. If you applied for an advertised job: the job, and your answers to its questions. If your browser knew it: one word for how you came to this website. The CV itself stays where your link points; we do not copy it into this website unless you add it as a file.',
            },
            {
              term: 'Files',
              text: 'Each file that you add to an application or an enquiry on your own page, with its name, its size, and when you added it.',
            },
            {
              term: 'CV',
              text: 'The content of the document behind your link. Our recruiters read it there. A colleague who saves a copy must delete it together with your application. Please leave out what we do not need: date of birth, photograph, health, beliefs, family.',
            },
            {
              term: 'Job alert',
              text: 'The email address that you gave, the country and the discipline that you chose, if any, when you asked for the alert and when you confirmed it, the day of its last email, and a random key for the links in its emails.',
            },
            {
              term: 'What we add',
              text: 'The status of your enquiry or application, the colleague who looks after it, the reason if we turn it down, our notes, and all messages about it, ours and yours. For an interview: the times that we offered, the arranged time, and each interviewer’s findings with their reasons.',
            },
            {
              term: 'Link to your own page',
              text: `For each link that we email you: a hash that only the link itself matches, the email and the enquiry or application that the link belongs to, and when the link was made. The database deletes this record after ${applicantLinkDays} days, or together with your data.`,
            },
            {
              term: 'Outgoing email',
              text: 'The email that brings your enquiry or application to our mailbox, and a record of when it was sent and whether that worked.',
            },
            {
              term: 'Staff account',
              text: 'For each colleague who may sign in: name, email address, roles, who invited them and when, a scrambled form of the password, the data that checks the second step of signing in, the emails that they want from the website, and when they last signed in.',
            },
            {
              term: 'Staff sessions',
              text: 'For each sign-in of a colleague: browser and system in words, such as “Firefox on Windows”, when the session began, and when it was last active. Each colleague sees their own.',
            },
            {
              term: 'Histories',
              text: 'The email address of each colleague who changed a job listing, with what was changed and when. For the team: who invited or removed a colleague, changed their roles or reset their second step, and when; and when a colleague first signed in.',
            },
            {
              term: 'Server records',
              text: 'Like every web server, our host’s servers record your network address, the time, the page and the kind of browser. What you typed into a form is never part of these records.',
            },
            {
              term: 'Audit list',
              text: `Who signed in or was refused, who ended a session, who changed a password, a second step or roles, and who read, downloaded, exported or erased what you sent. About you, the list holds only the reference of your enquiry or application. We keep each entry for ${auditDays} days, so that we can find misuse; the database then deletes it automatically, as a rule within a day.`,
            },
            {
              term: 'Reports of failures',
              text: 'The number of scripts that failed on a page, and what our security rules blocked there. We keep only totals by day and kind of page, without names.',
            },
            {
              term: 'Abuse counters',
              text: 'We count how often a network address sends a form, uses a link or a code, or signs in. We also count attempts at a code for each email address or staff account, and the website’s emails to each mailbox and to its domain. Each counter holds only a time, under a hash made with a key that only our programs have.',
            },
            {
              term: 'Form token',
              text: 'When you begin to fill in a form, your browser fetches a signed time from us and sends it back with the form. This token names no one, and we do not store it.',
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
        'You give us data when you press the button that sends a form. Until then nothing that you type leaves your browser.',
        'You need not give us anything. We need every field that is not marked as optional in order to answer you: if one of them is empty, the form is not sent. There is no other consequence.',
        'Our host also collects data when your browser asks for a page, a picture or our open positions. We buy no data about you, and collect none from social networks or other sites.',
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
            'If the email cannot be delivered at once, the website tries again, so that nothing you sent is lost.',
            'The abuse counters stop programs that flood the forms or other people’s mailboxes, or try out passwords and codes.',
            `Some forms are held back: stored, but not sent by email at once. This happens if a form was filled in too fast for a person, has text in a field that people do not see, lacks our form token, or was open for more than a day. We also hold back an email that has waited for more than a week, or that reappears when we restore a copy of the database. One of our administrators looks at each form or email that is held back, and sends it on or deletes it. A deleted one can be restored for ${mailBinDays} days.`,
            'Staff accounts let in the colleagues who manage job listings, recruit or answer enquiries, and no one else.',
          ],
        },
        'People read every application; no program scores, ranks or profiles you, or decides about you. A person also looks at each application that was held back.',
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
              text: 'To answer you and, if you wish, to prepare a quotation. Ground: our legitimate interest in answering people who write to us, or the steps before a contract that you ask us to take.',
            },
            {
              term: 'Applications',
              text: 'To consider you for a position, with interviews and their records, and to tell you the result. Ground: the steps before a contract of employment that you ask us to take; once we have decided, our legitimate interest in being able to answer a claim about how we chose.',
            },
            {
              term: 'Job alerts',
              text: 'To email you new openings. Ground: your consent. You give it by pressing the button on the page that the link in our first email opens. You can withdraw it at any time by the link in each email.',
            },
            {
              term: 'Recruitment figures',
              text: 'To see which advertisements bring applicants, and how fast we answer. We keep totals by job and week, without names. Ground: our legitimate interest in recruiting well.',
            },
            {
              term: 'Security',
              text: 'To keep the site available and your data and our accounts safe: server records, the abuse counters, the form token, the audit list and the sessions of staff. Ground: our legitimate interest in a website that works and in finding misuse.',
            },
            {
              term: 'Failures',
              text: 'To find and correct faults in our pages. The totals hold no names, and you can switch the reports off. Ground: our legitimate interest in a website that works.',
            },
            {
              term: 'Staff accounts and histories',
              text: 'To know who may see and change what, and who has made which change. Ground: our legitimate interest in controlling access.',
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
        'We have no newsletter. We email new openings only to people who have asked for a job alert and confirmed it; no other form puts you on a list. Otherwise we write to you only about your own enquiry or application.',
        'We never use your data from this website for marketing. You can object to direct marketing at any time, without a reason, and we will stop.',
      ],
    },
    {
      id: 'opting-out',
      title: 'Opting out',
      blocks: [
        'To end a job alert, use the link in each of its emails, or the unsubscribe button of your email program.',
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
        'We give your data to no one for marketing. We do not sell, rent or exchange it. There is no advertising on this website, and no advertising follows you elsewhere.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies: none, and what your browser keeps',
      blocks: [
        'We set no cookies, and use no tracking pixels, no fingerprinting and no analytics service. No banner asks for your consent.',
        {
          before: `If scripts on a page fail, your browser reports their number to us when you leave the page. We keep only totals by day and kind of page, so that we can correct the fault; the totals cannot identify you. After ${browserReportDays} days the database deletes them automatically, as a rule within a day. You can object at any time, free of charge and without a reason: `,
          link: { label: 'switch the reports off', href: `#${reportChoice.id}` },
          after: ' below.',
        },
        'If our security rules block something on a page, the browser itself reports it. Here too we keep only totals. These reports protect the website, and the switch does not end them.',
        {
          list: [
            `Forms: the tab’s own storage keeps what you have typed and not sent until the tab is closed, so that a reload does not lose it. If you press “${publicDraftCopy.keep}” below the form, what you typed also stays on your device for a day. Both copies are deleted when you send the form, or when you press “${publicDraftCopy.clear}” below it. Neither reaches us before you send the form.`,
            'Your place on each page that you have read is kept in the tab’s own storage until the tab is closed, so that Back takes you there again. The place is never sent to us.',
            'The tab’s own storage keeps one word for how you came here, such as the name of the site that linked to us or a word in one of our own links, until the tab is closed. If you apply, the word is sent with your application. It does not identify you.',
            ownPageLinkStorage,
            'If you switch the reports of failures off, your browser’s local storage keeps this choice until you switch them on again.',
            'Staff only: until a colleague signs out, the browser’s local storage keeps the session and the time of the last activity. It also keeps their choice about keyboard shortcuts. The tab’s own storage keeps what they have typed and not sent, such as job listings, messages, notes and scorecards, until they send it, sign out or close the tab. It also keeps the reason for a session’s end.',
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
              text: 'The colleagues whose account lets them recruit or answer can read the stored enquiries, applications, files and outgoing email; an interviewer can read the applications that are assigned to them. Rules in the database refuse everyone else.',
            },
            {
              term: 'Our mailboxes',
              text: `The colleagues who answer enquiries or recruit, and ${company.mailProvider}, which carries our email as our processor.`,
            },
            {
              term: 'Google',
              text: 'Runs this website for us on Firebase: Hosting, Cloud Functions, Firestore, Cloud Storage and, for staff, Authentication. Google acts on our instructions as our processor.',
            },
            {
              term: 'Authorities',
              text: 'Only where the law obliges us, and only the data that it obliges us to give.',
            },
          ],
        },
        'Your browser loads everything from this website, except in three cases. In each of them, the other server sees your network address. First, when our open positions are on or near your screen, or you look at one or apply for it, your browser asks our database, Google’s Firestore (firestore.googleapis.com). Second, when you open a job description that we have uploaded, your browser loads it straight from our file store, Google’s Cloud Storage. Third, when you open an interactive map on the contact page, your browser loads it from the OpenStreetMap Foundation. No map loads before you open it.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers: where it is kept and read',
      blocks: [
        'Enquiries, applications and outgoing email are stored in Firestore, and their files and our backups in Cloud Storage, all in Google’s London region (europe-west2). The programs that handle them run there as well.',
        'The Google server nearest to you delivers our pages, so Google may make its server records in your own country. Staff accounts are kept by Google’s Authentication service in the United States. Both are covered by Google’s data processing terms: the United Kingdom’s extension to the EU–US Data Privacy Framework (“data bridge”), and the standard clauses with the United Kingdom’s Addendum.',
        `Any enquiry may be read by an engineer in ${anyCity}${ifSeveral(`; an application for a position in ${anyOf(branchCountries.map(inSentence))} is read by colleagues there. These offices are branches of the one company, so nothing passes to anyone else: the same accounts, rules and confidentiality apply there`)}.`,
        {
          terms: [
            // Counsel must confirm the officer’s name and the time limit. Counsel must also confirm how long rule 8(3) makes us
            // keep data, and what the branch must show of its registration.
            {
              term: 'India',
              text: 'Until the duties of the Digital Personal Data Protection Act 2023 apply, we follow the SPDI Rules 2011. For a question or grievance from India, write to our address above and mark it “Grievance Officer”; once the Act applies, you may also go to the Data Protection Board, and ask for this policy in a language of the Eighth Schedule to the Constitution of India. If Indian law makes us keep a record that you asked us to erase, we keep only that record, for as long as the law says, and tell you so.',
            },
            // Counsel must confirm the ground of the amended article on which the storage in London rests: adequacy, approved
            // clauses or rules, or approved standards.
            {
              term: 'Uzbekistan',
              text: 'Article 27-1 of the Law on Personal Data says when data of people in Uzbekistan may be kept abroad. We ask for no biometric or genetic data, and keep the rest in London. You can ask for this policy in Uzbek or Russian.',
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
              term: 'Enquiries, applications, their files and outgoing email',
              text: `For ${retentionDays} days after they arrived; the website then deletes them automatically. A year lets us come back to an enquiry, and answer a question about how we chose. We delete it sooner if you ask. The application of someone whom we hire is deleted after ${hiredDays} days. If an email about your enquiry or application is still undelivered on that day, we keep both until the email arrives or finally fails. Afterwards we keep only totals without names: how many people applied for a job, from which country and source, which stage they reached, and how long it took.`,
            },
            {
              term: 'Deleted while held back',
              text: `An enquiry or an application that was held back and then deleted stays in a bin for ${mailBinDays} days, in case that was a mistake. If the enquiry or application has already reached our colleagues in the admin area, only the email is deleted.`,
            },
            {
              term: 'Job alerts',
              text: `Until you end one: the alert is then deleted at once, with its emails. An alert that you do not confirm is deleted after ${jobAlertConfirmDays} days. After ${jobAlertMonths} months we ask by email whether to keep the alert. If you do not answer, it is deleted ${jobAlertEndDays} days later. Emails that we have sent for an alert are deleted after ${jobAlertMailDays} days.`,
            },
            {
              term: 'Backups',
              text: 'Deleted data, including staff accounts, may remain in a backup for another 30 days. We read a backup only if the original is lost.',
            },
            {
              term: 'Mailbox',
              text: `The colleague who receives the email with your enquiry or application, or your own email, deletes it when the matter is closed, and after ${retentionDays} days at the latest. They delete it sooner if you ask. We keep it longer only if a law makes us.`,
            },
            {
              term: 'Staff accounts',
              text: 'Until the colleague leaves the team.',
            },
            {
              term: 'Staff sessions',
              text: `Until the session expires, ${sessionHours} hours after the colleague last signed in or confirmed by password or second step. The database then deletes it automatically, as a rule within a day.`,
            },
            {
              term: 'Histories of job listings and team',
              text: `For ${jobHistoryDays} days after the change, so that we can explain later why a listing changed or who had which role; the website then deletes the entry automatically. A colleague who leaves can have their name taken out sooner.`,
            },
            {
              term: 'Abuse counters',
              text: 'Each counts for minutes or hours, 24 hours at most. The database then deletes it automatically, as a rule within a day.',
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
        'You have the right to object: where our ground is a legitimate interest, write to us and we will stop, unless we show that we must continue. You can object to direct marketing without any reason.',
        'Under the UK GDPR, you can ask us, free of charge, to',
        {
          list: [
            'tell you what we hold about you, and give you a copy of it;',
            'correct it;',
            'delete it;',
            'only store it, and not use it, while a question about it is open;',
            'hand it to you in a form that a computer can read.',
          ],
        },
        ...ownPageNotices,
        'If you ask, we copy all that the website’s database keeps under your email address, in a form that a computer can read, or delete it.',
        writeTo(
          'Write to ',
          ' and we will answer within one month. We may ask a question first to be sure that it is you; we need no identity papers for that.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-party links',
      blocks: [
        'We link to LinkedIn, WhatsApp and OpenStreetMap, and a job or a product may link to another page. These are plain links: nothing is sent to these websites before you follow one. Their own policies apply there.',
        {
          before: 'The software, typefaces and maps of this website, and who made them, are on the page of ',
          link: { label: 'credits', href: '/credit' },
          after: '.',
        },
      ],
    },
    {
      id: 'queries-and-complaints',
      title: 'Queries and complaints',
      blocks: [
        writeTo('If something is unclear or went wrong, write to ', '. We would like to put it right.'),
        {
          before: 'You can complain about how we use your data by email, by post to our address, or with ',
          link: { label: 'the contact form', href: contactAddress('Data protection complaint') },
          after: `. We will acknowledge it ${answerTime}, look into it without undue delay, and tell you the outcome.`,
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
        'When the website changes what it stores, we change this page as well.',
        writeTo('If your own details change, or you want an earlier version of this page, write to ', '.'),
      ],
    },
  ],
};
