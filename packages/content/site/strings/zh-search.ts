import type { SearchStrings } from './ui-strings.ts';

export const zhSearch: SearchStrings = {
  'search.open': '搜索',
  'search.clear': '清空搜索词',
  'search.cancel': '取消',
  'search.noResults': '没有找到与 "{query}" 相关的结果',
  'search.tryAgain': '请换一个关键词再试',
  'search.noResultsFound': '未找到结果',
  'search.loading': '正在加载',
  'search.failed': '搜索暂时无法使用',
  'search.results': '搜索结果',
  'search.count': '共 {count} 条结果',
  'search.countOne': '共 1 条结果',
  'search.tabs': '搜索范围',
  'search.recent': '最近搜索',
  'search.recentClear': '清除',
  'search.mended': '“{typed}” 按 “{found}” 匹配',
  'search.inCode': '位于代码示例',
  'search.related': '内容相关，不含这些词',
  'search.hint.move': '移动',
  'search.hint.open': '打开',
  'search.hint.close': '关闭',
};
