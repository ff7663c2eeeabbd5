import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const folder = `assets/pdfjs-${version}`;

/**
 * The files that pdf.js loads while it renders: the encodings of East Asian fonts, the standard fonts, and the decoders of
 * scans. pdf.js has its decoders as WebAssembly and as scripts; our Content-Security-Policy allows only the scripts.
 */
const wanted: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
};

const files = new Map<string, string>(
  Object.entries(wanted).flatMap(([part, names]) =>
    readdirSync(join(dirname(packageFile), part))
      .filter((name) => names.test(name))
      .map((name) => [`${folder}/${part}/${name}`, join(dirname(packageFile), part, name)] as const),
  ),
);

/** Puts the files of pdf.js beside the scripts of the site, under the address that `open-pdf.ts` names. */
export function pdfReaderFiles(): Plugin {
  return {
    name: 'pdf-reader-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, path] of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const path = files.get(request.originalUrl?.slice(1) ?? '');
        if (path === undefined) return next();
        const type = extname(path) === '.js' ? 'text/javascript' : 'application/octet-stream';
        response.setHeader('Content-Type', type).end(readFileSync(path));
      });
    },
  };
}
