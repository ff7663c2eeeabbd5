import type { ServicePageContent } from '../../shapes/service-page.ts';
import { marketsSection, packagesSection } from '../service-packages.ts';

export const page: ServicePageContent = {
  slug: 'survey',
  order: 6,
  menuName: 'Survey',
  card: {
    name: 'Survey',
    description:
      'Surveys of ground, water, route and soil for substations and cables, planned by the engineers who will use the results.',
    picture: {
      id: 'VIS-150',
      alternative:
        'A GNSS receiver on a pole, held upright by its bipod in a field; pegs with orange tape and a string line mark the corners of a future substation, and a tower line crosses behind.',
      caption: 'Setting out, primary substation',
      scale: '1:500',
    },
    diorama: {
      id: 'VIS-167',
      alternative:
        'Model of terraced ground with a levelled plot: four pegs at its corners joined by a line, and the instrument that set them out.',
      caption: 'Plot set out on a terrain model',
      scale: '1:500',
    },
  },
  meta: {
    title: 'Site, Route and Soil Surveys',
    description:
      'Topographical, geotechnical, environmental, hydrological, route and soil thermal resistivity surveys for substations, cable routes and energy storage.',
    path: '/services/survey',
    keywords: 'substation survey, topographical survey, cable route survey, geotechnical, soil thermal resistivity',
  },
  banner: {
    heading: 'Survey',
    description:
      'Ground, route, water and soil surveys for substations and cables, planned by the engineers who will use the results.',
    picture: {
      id: 'VIS-151',
      alternative:
        'Low sun over an open site: four electrodes in a line with coloured leads to an earth tester on the grass, a cable drum and the spoil of a trial pit behind them.',
      caption: 'Four-electrode resistivity traverse',
      scale: 'a = 1 to 50 m',
    },
  },
  sections: [
    {
      kind: 'topics',
      label: 'Surveys',
      title: 'Six surveys of ground, water, route and soil',
      intro:
        'All six share one grid and one datum. Each ends in a drawing or a table that goes straight into the design.',
      initial: 'topographical',
      topics: [
        {
          id: 'topographical',
          tab: 'Topographical',
          title: 'Topographical survey',
          description:
            'Levels, boundaries and everything that stands on the site or hangs over it, on a coordinate system that the civil and the electrical drawings share.',
          items: [
            'Control tied to the Ordnance Survey National Grid and to Ordnance Datum Newlyn by GNSS, with closed traverses in between',
            'Detail at 1:200 for substations and 1:500 for land, levels on a grid close enough for cut and fill',
            'Boundaries, accesses, gradients and turning circles for the transformer’s delivery vehicle',
            'Overhead lines: conductor heights with temperature and time of measurement, for safety clearances',
            'Buried services located and graded to PAS 128, and what could not be found is stated',
            'Existing plant recorded by nameplate, photograph and measured clearance',
            'Deliverables as a DWG in true coordinates, a terrain model, and a station list that can be set out again',
          ],
          standards: ['PAS 128', 'HSG47', 'ENA TS 43-8'],
        },
        {
          id: 'geotechnical',
          tab: 'Geotechnical',
          title: 'Geotechnical survey',
          description:
            'What load the ground will carry, how the ground will move, and what it does to concrete and steel. The boreholes are placed where the transformers will stand.',
          items: [
            'Desk study first: geology, mining, made ground, unexploded ordnance',
            'Boreholes and trial pits logged to BS 5930, with standard penetration or cone penetration tests',
            'Bearing capacity and settlement for transformer plinths, gantries and containers to Eurocode 7',
            'Groundwater strikes recorded, and standpipes read over several weeks',
            'CBR along access roads and crane pads',
            'Sulfate and pH for the concrete class, and soil chemistry for the life of buried copper and steel',
            'Contamination screening to BS 10175, with the disposal class of what will be dug out',
            'Soil resistivity soundings at the same time, so that the earthing design gets its layers from the same ground',
          ],
          standards: ['BS 5930', 'BS EN 1997-2', 'BS 10175', 'IEEE 81'],
        },
        {
          id: 'environmental',
          tab: 'Environmental',
          title: 'Environmental survey',
          description:
            'Wildlife and neighbours, and the season in which each survey can be done. A missed season can cost a year, so the calendar comes first.',
          items: [
            'Preliminary ecological appraisal, with the seasons of the protected species surveys that it calls for',
            'Biodiversity baseline in the statutory metric, for the 10 % net gain that English planning asks for',
            'Background noise measured at the nearest dwellings, and transformer and inverter noise assessed to BS 4142',
            'Trees and hedgerows with root protection areas to BS 5837, drawn on the cable route',
            'Landscape and visual baseline from agreed viewpoints, and heritage and archaeology from records and walkover',
            'Screening for environmental impact assessment, and constraints on one plan with their buffers',
            'Measures for construction: fences, timing, watching briefs, oil and silt control',
          ],
          standards: ['BS 4142', 'BS 5837', 'EIA Regulations 2017'],
        },
        {
          id: 'hydrological',
          tab: 'Hydrological',
          title: 'Hydrological survey',
          description: 'Where the water comes from, how high it stands, and where it goes once the site is built.',
          items: [
            'Flood zones and modelled levels for rivers and sea, with the allowance for climate change',
            'Surface water and groundwater flooding, which the flood map for rivers does not show',
            'Floor and plinth levels for the 1 in 1000 year flood where ENA ETR 138 requires it for a substation of this importance',
            'Infiltration tests to BRE Digest 365 where soakaways are proposed',
            'Attenuation and discharge sized so that run-off stays at the greenfield rate',
            'Transformer bunds that hold 110 % of the oil plus rainfall, with a drain that lets water out but keeps oil in',
            'Watercourse crossings of the cable route, with depth, scour and the consents they need',
          ],
          standards: ['ENA ETR 138', 'BRE Digest 365', 'CIRIA C753'],
        },
        {
          id: 'route',
          tab: 'Route',
          title: 'Route survey',
          description: 'We walk the cable route, and record decisions about depth, ducts and neighbours by chainage.',
          items: [
            'Options compared by length, landowners, crossings and the hours in which the road can be dug',
            'Route walked end to end, with chainage, surface, photographs and pinch points',
            'Records of other utilities collected, plotted and proved by detection or trial hole where they matter',
            'Crossings of road, rail, river and pipeline, each with its method: open cut, duct, directional drilling',
            'Separation from parallel cables and heat sources, handed to the rating calculation',
            'Joint bays placed by drum length, pulling tension and access for jointers',
            'Wayleaves and easements listed by plot, in the form that the land agent uses',
            'Overhead alternatives with a profile, spans and statutory clearances',
          ],
          standards: ['HSG47', 'PAS 128', 'ENA TS 43-8', 'IEC 60287'],
        },
        {
          id: 'soil-thermal-resistivity',
          tab: 'Soil thermal resistivity',
          title: 'Soil thermal resistivity survey',
          description:
            'The ground around a buried cable decides its rating. If the thermal resistivity rises from 1.2 to 2.5 K·m/W, the rating falls by more than a quarter, so it pays to measure before the cable size is chosen.',
          items: [
            'Needle probe tests in the ground at burial depth, to IEEE 442 and ASTM D5334, at every change of soil',
            'Undisturbed samples taken at the same places, for moisture content and density',
            'Dry-out curves in the laboratory: resistivity from site moisture down to oven dry',
            'Critical moisture content, below which the soil round a loaded cable dries and its rating falls',
            'Ground temperature at depth, and the season in which it was measured',
            'Backfill tested as it will be placed, with a limit for its resistivity when dry',
            'A design value per section of route, with its reason, ready for IEC 60287',
          ],
          standards: ['IEEE 442', 'ASTM D5334', 'IEC 60287'],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'What it is worth',
      title: 'Benefits',
      cards: [
        {
          title: 'One mobilisation',
          text: 'Resistivity, thermal probes and trial pits share a visit, a permit and a set of coordinates.',
        },
        {
          title: 'Right-sized plant',
          text: 'Cable size, electrode length and foundation depth follow from measurement.',
        },
        {
          title: 'Fewer variations',
          text: 'Contractors price measured ground, so fewer claims follow.',
        },
        {
          title: 'Safer digging',
          text: 'Services are located, graded by confidence and marked on the drawing for the excavator operator.',
        },
        {
          title: 'Seasons in the programme',
          text: 'Ecology seasons, consents and land access are on the calendar before the design begins.',
        },
        {
          title: 'Evidence for consent',
          text: 'Planning officers, landowners and the network operator read the same baseline, with its method and its date.',
        },
      ],
    },
    {
      kind: 'process',
      label: 'How it runs',
      title: 'Survey process',
      steps: [
        {
          title: 'Initial Consultation',
          text: 'We ask what will be built and which design decisions depend on the survey. The answers set what we measure, and how accurately.',
        },
        {
          title: 'Survey Planning',
          text: 'We prepare the desk study, access, permits, risk assessment and method statement, and place the points on a plan with the tolerance that each needs.',
        },
        {
          title: 'Field Work',
          text: 'We use calibrated instruments, repeat readings and keep the raw data. We look at the results before we leave, while a doubtful reading can still be taken again.',
        },
        {
          title: 'Data Analysis',
          text: 'We process the readings, a second engineer checks them and a third approves them. We set them out as design values, with their spread and limits of use.',
        },
      ],
    },
    packagesSection([
      {
        name: 'Topographical survey',
        receives: 'a DWG in true coordinates, a terrain model and a station list',
        from: 'the site boundary, access, and the utility records that you hold',
        weeks: [2, 3],
        fee: 'siteDay',
      },
      {
        name: 'Ground investigation',
        receives: 'logs, laboratory results, bearing values and the resistivity of each layer',
        from: 'the layout with foundation positions, access and service clearance',
        weeks: [6, 9],
        fee: 'quotation',
      },
      {
        name: 'Ecology and noise baseline',
        receives: 'the appraisal, the calendar of further surveys, background noise and a constraints plan',
        from: 'the site boundary, with the layout and noise data of the plant',
        weeks: [4, 6],
        fee: 'fixed',
      },
      {
        name: 'Flood and drainage report',
        receives: 'design levels, run-off and attenuation, and the bund drainage',
        from: 'the topographical survey, the layout and the importance class of the site',
        weeks: [3, 4],
        fee: 'fixed',
      },
      {
        name: 'Route survey',
        receives: 'a chainage drawing with crossings, joint bays and land plots, and a comparison of options',
        from: 'the two end points, the circuit, and agreed access to the land',
        weeks: [4, 6],
        fee: 'siteDay',
      },
      {
        name: 'Thermal and electrical resistivity',
        receives: 'design values for each section or layer, with readings, curves and season',
        from: 'the route or site plan, and the depth of the cable or electrode',
        weeks: [4, 6],
        fee: 'siteDay',
      },
    ]),
    marketsSection({
      India: [
        'IS 1892 and IS 2131 for ground investigation, and IS 1893 for the earthquake zone',
        'Resistivity soundings as IS 3043 describes them, before and after the monsoon where the programme allows it',
        'Flood levels in the monsoon, and access roads that carry a transformer when they are wet',
      ],
      Uzbekistan: [
        'Surveys by a licensed local surveyor, to the building norms of Uzbekistan for surveys and for construction in earthquake zones',
        'Groundwater with and without irrigation, and salts that attack concrete, copper and steel',
        'Drawings in the coordinate system of the grid company, with Russian or Uzbek text beside the English',
      ],
    }),
    {
      kind: 'action',
      label: 'Next step',
      title: 'Send us the site boundary',
      intro:
        'Send a site plan and say what will be built. We will tell you which surveys you need, when to do them, and in which order.',
      action: { label: 'Request a Survey', href: '/contact?subject=Survey' },
    },
  ],
  standards: [
    { code: 'PAS 128', subject: 'Underground utility detection, verification and location' },
    { code: 'BS 5930', subject: 'Ground investigations' },
    { code: 'BS EN 1997-2', subject: 'Eurocode 7, edition of 2007: ground investigation and testing' },
    { code: 'BS 10175', subject: 'Investigation of potentially contaminated sites' },
    { code: 'ENA ETR 138', subject: 'Resilience of substations to flooding' },
    { code: 'IEEE 81', subject: 'Measuring earth resistivity and ground impedance' },
    { code: 'IEEE 442', subject: 'Thermal resistivity measurements of soils and backfill' },
    { code: 'BS 7430', subject: 'Protective earthing of electrical installations' },
  ],
  related: ['earthing-solution', 'cable-solution', 'plant-engineering'],
  caseStudy: 'earthingsystemdesign',
};
