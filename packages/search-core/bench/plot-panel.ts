export interface Series {
  /** CSS class of the shapes. */
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly onLine: boolean }[];
}

export interface Panel {
  readonly title: string;
  readonly series: readonly Series[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Both axes are logarithmic, from a power of ten to a power of ten. */
export function panel({ title, series, left, top, width, height }: Panel): string {
  const all = series.flatMap(({ points }) => points).filter(({ x, y }) => x > 0 && y > 0);
  const [xs, ys] = [decades(all.map(({ x }) => x)), decades(all.map(({ y }) => y))];
  const xAt = (value: number) => round(left + width * xs.share(value));
  const yAt = (value: number) => round(top + height * (1 - ys.share(value)));
  const grid = [
    ...xs.powers.map(
      (power) =>
        `<path class="grid" d="M${xAt(power)} ${top}v${height}"/><text class="middle" x="${xAt(power)}" y="${top + height + 18}">${label(power)}</text>`,
    ),
    ...ys.powers.map(
      (power) =>
        `<path class="grid" d="M${left} ${yAt(power)}h${width}"/><text class="end" x="${left - 6}" y="${yAt(power) + 4}">${label(power)}</text>`,
    ),
  ];
  const lines = series.map(({ name, points }) => {
    const valid = points.filter(({ x, y }) => x > 0 && y > 0);
    const line = valid.filter(({ onLine }) => onLine).map(({ x, y }) => `${xAt(x)} ${yAt(y)}`);
    const circles = valid.map(
      ({ x, y, onLine }) =>
        `<circle${onLine ? ' class="on"' : ''} cx="${xAt(x)}" cy="${yAt(y)}" r="${onLine ? 3 : 2}"/>`,
    );
    return `<g class="${name}">${line.length > 1 ? `<path d="M${line.join('L')}"/>` : ''}${circles.join('')}</g>`;
  });
  return [
    `<text class="title" x="${left}" y="${top - 14}">${title}</text>`,
    `<text class="middle" x="${left + width / 2}" y="${top + height + 36}">sections</text>`,
    ...grid,
    ...lines,
  ].join('\n');
}

function decades(values: readonly number[]) {
  const logs = values.map(Math.log10);
  const from = logs.length === 0 ? 0 : Math.floor(Math.min(...logs));
  const to = logs.length === 0 ? 1 : Math.max(from + 1, Math.ceil(Math.max(...logs)));
  return {
    powers: Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at)),
    share: (value: number) => (Math.log10(value) - from) / (to - from),
  };
}

const label = (power: number): string =>
  power >= 1_000_000 ? `${power / 1_000_000}M` : power >= 1000 ? `${power / 1000}k` : String(round(power, 6));

const round = (value: number, places = 1): number => Number(value.toFixed(places));
