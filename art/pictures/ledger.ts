import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deliveredFile, deliveredFolder, readList, writeList } from '../../web/scripts/pictures/delivered.ts';
import {
  type DeliveredPicture,
  deliveredLine,
  pictureFileNames,
  readDeliveredLine,
} from '../../web/src/shared/picture-files.ts';
import { mastersFolder, type PictureRecord, recordsFile, workFolder } from './files.ts';
import type { MarkedPicture } from './scenes.ts';

/** What a picture still needs. A picture that only has to be encoded has a master of its present inputs on this machine. */
export type Stage = 'nothing' | 'encode' | 'render';

/** What a master was made of, and how many seconds that took here. */
interface MasterRecord {
  inputs: string;
  seconds: number;
}

const mastersFile = join(workFolder, 'masters.json');

/** The file of a picture's master. */
export function masterOf(number: string): string {
  return join(mastersFolder, `${number}.png`);
}

/** What has been made already, on any machine (records and delivered files) and on this one (masters). */
export class Ledger {
  readonly #records: Record<string, PictureRecord>;
  readonly #delivered: Record<string, string>;
  readonly #masters: Record<string, MasterRecord>;

  private constructor(
    records: Record<string, PictureRecord>,
    delivered: Record<string, string>,
    masters: Record<string, MasterRecord>,
  ) {
    this.#records = records;
    this.#delivered = delivered;
    this.#masters = masters;
  }

  static async open(): Promise<Ledger> {
    return new Ledger(await readList(recordsFile), await readList(deliveredFile), await readList(mastersFile));
  }

  /** What a picture still needs, if its files are to be of this encoding. */
  stageOf({ number, inputs, width }: MarkedPicture, encoding: string): Stage {
    const record = this.#records[number];
    const isComplete =
      number in this.#delivered &&
      pictureFileNames(number, width).every((file) => existsSync(join(deliveredFolder, file)));
    if (isComplete && record?.inputs === inputs && record.encoding === encoding) return 'nothing';
    return this.#masters[number]?.inputs === inputs && existsSync(masterOf(number)) ? 'encode' : 'render';
  }

  /** How long a picture took to render here, if it ever did. */
  secondsOf(number: string): number | undefined {
    return this.#masters[number]?.seconds;
  }

  async rememberMaster({ number, inputs }: MarkedPicture, seconds: number): Promise<void> {
    this.#masters[number] = { inputs, seconds };
    await mkdir(workFolder, { recursive: true });
    await writeList(mastersFile, this.#masters);
  }

  async rememberDelivered(
    { number, inputs }: MarkedPicture,
    encoding: string,
    delivered: DeliveredPicture,
  ): Promise<void> {
    this.#delivered[number] = deliveredLine(delivered);
    this.#records[number] = { inputs, encoding };
    await this.#save();
  }

  /** Takes away what was made for renderings that no scene file declares any more. @returns their numbers */
  async forgetAllBut(pictures: readonly MarkedPicture[]): Promise<string[]> {
    const declared = new Set(pictures.map(({ number }) => number));
    const forgotten = Object.keys(this.#delivered).filter(
      (number) => !number.startsWith('PHO-') && !declared.has(number),
    );
    for (const number of forgotten) {
      const { width } = readDeliveredLine(this.#delivered[number] ?? '');
      for (const file of pictureFileNames(number, width)) await rm(join(deliveredFolder, file), { force: true });
      delete this.#delivered[number];
      delete this.#records[number];
    }
    if (forgotten.length > 0) await this.#save();
    return forgotten;
  }

  async #save(): Promise<void> {
    await writeList(deliveredFile, this.#delivered);
    // Last: it is what says that the rest is there.
    await writeList(recordsFile, this.#records);
  }
}
