import type { SearchDocument } from '../document/search-document.ts';

/** A page out of lines; a line that starts with `## ` or `### ` is a heading, its id the slug of its text. */
function page(routePath: string, title: string, lines: readonly string[]): SearchDocument {
  const toc: SearchDocument['toc'][number][] = [];
  let content = '';
  for (const line of lines) {
    const heading = /^(#+) (.+)$/.exec(line);
    const text = heading?.[2] ?? line;
    if (heading !== null) {
      const id = text.toLowerCase().replace(/\s+/g, '-');
      toc.push({ text, id, depth: heading[1]?.length ?? 2, charIndex: content.length });
    }
    content += `${text}\n`;
  }
  return { routePath, title, content, toc, domain: '' };
}

export const sampleDocumentsEn: readonly SearchDocument[] = [
  page('/guide/lanterns', 'Hanging lanterns', [
    'A lantern keeps its light through wind and rain.',
    '## Choosing a hook',
    'An iron hook carries a heavy lantern; a brass hook suits the café terrace.',
    '### Height above the path',
    'Hang it at two metres, so that nobody has to bow.',
    '## Oil and wicks',
    'Trim the wick weekly. Set light.wickLength in the settings to the length in millimetres.',
  ]),
  page('/config/light', 'light.wickLength', [
    'How long the wick of a lantern is, in millimetres.',
    '## Type',
    'A whole number. Install @garden/plugin-lantern to measure it for you.',
    '## Related',
    'See light.oilLevel for the tank, and Hanging lanterns for the hook.',
  ]),
  page('/guide/ponds', 'Ponds and streams', [
    'Still water mirrors the sky; a stream sounds like talk from afar.',
    '## Fish',
    'Koi need shade and depth. Their pond freezes only at the top.',
    '## Pump',
    'The pump runs from dawn to dusk and feeds the stream above the pond.',
  ]),
];

export const sampleDocumentsZh: readonly SearchDocument[] = [
  page('/zh/guide/lanterns', '悬挂灯笼', [
    '灯笼在风雨中也能保持光亮。',
    '## 选择挂钩',
    '铁制挂钩可以承受沉重的灯笼，黄铜挂钩适合露台。',
    '## 灯油与灯芯',
    '每周修剪一次灯芯，并在配置中设置 light.wickLength。',
  ]),
  page('/zh/config/light', 'light.wickLength', [
    '灯芯的长度，以毫米为单位。',
    '## 类型',
    '一个整数。安装Garden插件后可以自动测量。',
  ]),
  page('/zh/guide/ponds', '池塘与溪流', [
    '静水映照天空，溪流的声音像远处的谈话。',
    '## 鱼',
    '锦鲤需要阴凉和深度，池塘只在表面结冰。',
  ]),
];
