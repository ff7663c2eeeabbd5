import type { Job, JobFieldName } from '@site/contract/jobs/job';

/** A job that exists in every new project. */
export type BuiltInJob = Required<Pick<Job, 'type'>> &
  Pick<Job, JobFieldName> & {
    /** The id of the job's document. It is always the same, so that seeding twice does not create a second job. */
    id: string;
  };

const lines = (...responsibilities: string[]) => responsibilities.join('\n');

/** The openings of the company on the day on which the site is set up. */
export const builtInJobs: readonly BuiltInJob[] = [
  {
    id: 'uk-office-assistant',
    title: 'Office Assistant',
    type: 'Administration',
    place: 'Colchester',
    country: 'United Kingdom',
    qualifications:
      'GCSEs at grade 4 (C) or above in English and Mathematics. A Level 2 or 3 qualification in Business Administration is welcome. Confident with Microsoft Word, Excel, Outlook and Teams.',
    experience:
      'One year or more in an office, ideally for an engineering, construction or utilities business. A full UK driving licence helps with occasional site deliveries.',
    responsibilities: lines(
      'Report to the office manager, who leads the interviews; the office has 24 people',
      'Answer the telephone and the shared inbox, and see that every client enquiry reaches an engineer the same day',
      'Register incoming drawings, transmittals and calculation packages, and file them under the right project and revision',
      'Raise purchase orders, match delivery notes to invoices and chase what is outstanding',
      'Book travel, accommodation and site inductions for engineers working at substations across the UK',
      'Keep training, calibration, CSCS, EUSR and BESC records up to date and warn people before anything expires',
      'Prepare meeting rooms, take minutes and circulate actions within one working day',
      'After a year: keep the calibration and training registers on your own',
    ),
    salary: { min: 26000, max: 28000, currency: 'GBP', per: 'year' },
    employmentType: 'full-time',
    isActive: true,
  },
  {
    id: 'uk-trainee-design-engineer',
    title: 'Trainee Design Engineer',
    type: 'Design and Engineering',
    place: 'Colchester',
    country: 'United Kingdom',
    qualifications:
      'HNC, HND or degree in Electrical or Electronic Engineering, completed or in its final year. Working knowledge of AutoCAD. Sound grasp of three-phase theory, fault level and voltage drop.',
    experience:
      'No professional experience needed. A placement with a distribution network operator, an independent connection provider or a switchgear manufacturer is an advantage. For visits to substations you take the EUSR or BESC course with us.',
    responsibilities: lines(
      'Report to the leader of the Primary team, who leads the interviews; the team has seven people',
      'Draft single line diagrams, general arrangements and cable schedules for 11 kV and 33 kV substations under a senior engineer',
      'Carry out cable sizing and voltage drop calculations to BS 7671 and check them against the client’s design standards',
      'Help to prepare earthing calculations to ENA TS 41-24 and BS EN 50522, from soil survey to final report',
      'Visit sites to take measurements, record existing plant and mark up drawings as built',
      'Take part in design reviews, answer comments and keep the revision history of each drawing correct',
      'Work towards IEng registration with the support of a mentor and one study day a week',
      'First project: the 33 kV connection of a solar farm. After a year: sign as designer of cable calculations',
    ),
    salary: { min: 28000, max: 32000, currency: 'GBP', per: 'year' },
    employmentType: 'full-time',
    isActive: true,
  },
  {
    id: 'india-section-leader-primary-design',
    title: 'Section Leader – Primary Design',
    type: 'Design and Engineering',
    place: 'New Delhi',
    country: 'India',
    qualifications:
      'B.E. or B.Tech in Electrical Engineering. Fluent in AutoCAD, with Primtech or Revit for three-dimensional substation layouts. Thorough knowledge of IEC 61936-1, IEC 60071 and IEC 62271.',
    experience:
      'Eight years or more in primary design of air-insulated and gas-insulated substations from 33 kV to 400 kV, of which at least two leading a team. Projects for UK network operators are an advantage.',
    responsibilities: lines(
      'Report to the design manager, who leads the interviews',
      'Lead a section of six to eight primary design engineers and plan their work across parallel projects',
      'Own layouts, sections, busbar and clearance calculations from concept to issue for construction',
      'Size and specify transformers, switchgear, disconnectors, instrument transformers and surge arresters',
      'Direct insulation coordination, short-circuit force and lightning protection studies',
      'Agree interfaces with the civil designers and with the earthing and protection engineers before drawings are issued',
      'Check and approve deliverables, and answer the client’s technical queries within the agreed time',
      'Review tenders from plant manufacturers and witness factory acceptance tests',
      'First project: a 132 kV extension for a UK network operator. After a year: approve the layouts of your section',
    ),
    salary: { min: 2200000, max: 2800000, currency: 'INR', per: 'year' },
    employmentType: 'full-time',
    isActive: true,
  },
  {
    id: 'india-section-leader-protection-control',
    title: 'Section Leader – Protection and Control',
    type: 'Design and Engineering',
    place: 'New Delhi',
    country: 'India',
    qualifications:
      'B.E. or B.Tech in Electrical Engineering; an M.Tech in Power Systems is welcome. Command of IEC 61850 engineering, numerical relays from at least two manufacturers, and of DIgSILENT PowerFactory or ETAP.',
    experience:
      'Eight years or more in protection and control design from 11 kV to 220 kV, of which at least two leading a team. Commissioning experience on site is expected.',
    responsibilities: lines(
      'Report to the design manager, who leads the interviews; the section has five engineers',
      'Lead the protection and control section and set the standard for its schematics, settings and reports',
      'Design protection schemes for feeders, transformers, busbars, generators and battery storage connections',
      'Calculate relay settings and grading, and defend them before the network operator',
      'Engineer IEC 61850 and DNP3 interfaces to SCADA, and test them on the bench before they go to site',
      'Check AC and DC schematics, panel layouts, wiring and interlocking diagrams',
      'Support commissioning engineers in settings, secondary injection and fault record analysis',
      'First project: the protection of a 100 MW battery connection. After a year: approve relay settings up to 132 kV',
    ),
    salary: { min: 2200000, max: 2800000, currency: 'INR', per: 'year' },
    employmentType: 'full-time',
    isActive: true,
  },
  {
    id: 'india-design-manager',
    title: 'Design Manager',
    type: 'Management',
    place: 'New Delhi',
    country: 'India',
    qualifications:
      'B.E. or B.Tech in Electrical Engineering. Chartered Engineer (IET, or IEI), or on the way to it. Experience of design under the UK’s CDM Regulations 2015 or an equivalent duty-holder system.',
    experience:
      'Fifteen years or more in power engineering consultancy, of which at least five managing multidisciplinary design teams that deliver substations, cable circuits and grid connections up to 400 kV.',
    responsibilities: lines(
      'Report to the managing director, who leads the interviews',
      'Manage the New Delhi design office: its programme, its budget and the 22 people in it',
      'Allocate engineers to UK, Indian and Central Asian projects and resolve conflicts of priority',
      'Run the design assurance process, from design risk register to approval and handover',
      'Chair design reviews with clients, network operators and contractors',
      'Recruit, appraise and develop section leaders and engineers',
      'Estimate the design hours of new bids and report monthly on progress, cost and quality',
      'First project: the design reviews of a 220 kV substation for solar power. After a year: answer for design assurance',
    ),
    salary: { min: 3800000, max: 4800000, currency: 'INR', per: 'year' },
    employmentType: 'full-time',
    isActive: true,
  },
  {
    id: 'uzbekistan-primary-design-engineer',
    title: 'Primary Design Engineer',
    type: 'Design and Engineering',
    place: 'Tashkent',
    country: 'Uzbekistan',
    qualifications:
      'Degree in Electrical Power Engineering. Good AutoCAD. Knowledge of the PUE installation rules and of the corresponding IEC standards. English and Russian at working level; Uzbek is an advantage.',
    experience:
      'Four years or more in primary design of 35 kV to 220 kV substations or of grid connections for solar and wind power plants.',
    responsibilities: lines(
      'Report to the team leader in Tashkent, who leads the interviews; the team has six people',
      'Prepare single line diagrams, layouts and sections for 35 kV, 110 kV and 220 kV substations',
      'Select transformers, switchgear and conductors, and write their technical specifications',
      'Calculate busbar, clearance, earthing and lightning protection design, and document each assumption',
      'Collect site data and agree connection conditions with the regional grid company',
      'Answer questions from the contractor during construction and keep the as-built drawings',
      'Work with the primary design section in New Delhi on shared projects and standards',
      'First project: a 110 kV substation for solar power. After a year: sign as designer of layouts up to 110 kV',
    ),
    salary: { min: 18000000, max: 25000000, currency: 'UZS', per: 'month' },
    employmentType: 'full-time',
    isActive: true,
  },
];
