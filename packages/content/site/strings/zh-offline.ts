import type { OfflineStrings } from './ui-strings.ts';

export const zhOffline: OfflineStrings = {
  'offline.offer': '下载全部中文页面，没有网络时也能阅读：{size}',
  'offline.start': '下载',
  'offline.dismiss': '暂不下载',
  'offline.progress': '正在下载全部中文页面：{percent}%',
  'offline.elsewhere': '另一个标签页正在下载全部中文页面：{percent}%',
  'offline.stop': '停止',
  'offline.incomplete': '下载未完成：本设备已保存 {percent}% 的中文页面',
  'offline.interrupted': '连接中断：本设备已保存 {percent}% 的中文页面',
  'offline.full': '设备存储空间不足：已保存 {percent}% 的中文页面',
  'offline.continue': '继续下载',
  'offline.complete': '全部中文页面均可离线阅读',
  'offline.remove': '移除',
  'offline.refused': '浏览器不允许本站保存页面',
  'offline.code': '离线',
  'offline.title': '本设备没有保存此页面',
  'offline.text': '当前无法连接到本站，并且你之前没有阅读或下载过此页面。',
  'offline.unknown': '当前无法连接到本站。可能是地址有误，也可能此页面在你上次联网之后才发布。',
  'offline.pages': '可离线阅读的页面',
};
