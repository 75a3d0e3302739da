/** Japanese subject words; see en.ts. */
export const ja = `
@@: の, と, や, を, が, は, に, で, へ, も, ご
@?: メール, 招待, 手紙, カレンダー, 予定, 日程, 日付, チェックリスト, アンケート, 申込書, 時間, 報告, 増加, 書類, 証明書, 文書, 住所, 場所, 地点, 目標, 的, お知らせ, 広告, 宣伝, 講演, スピーチ, 会話, 質問, 相談, 対話, 授業, 教室, 先生, チーム, 仲間, 友達, 地域, 人々, 会議, 打ち合わせ, 集会, 総会, 人物, 男性, 女性, 請求書, 料金, 価格, チケット, 大会, 優勝, 夜, 春, 夏, 秋, 冬, 植物, 機械, ウェブサイト, 電話, 手, 支援, 店, お店, 営業時間, 写真, 映画, 世界, 学生, 大学, 祭り, お祭り, パーティー, ゲーム, 港, 仕事, ビジネス, 会社, 企業, 計画, 業務, 教育, 学習, 交流, 歓迎, 記念, お祝い, 文化, 道, 家, 本, 近所, 物語, ノート, データ, デジタル, 公園, 椅子, いす, 月, 馬, 花, 袋, 禁止, 絵, 家族, 予算
apple: りんご, リンゴ, 林檎
lemon: レモン, みかん, オレンジ
cherries: さくらんぼ
strawberry: いちご, イチゴ, 苺
grapes: ぶどう, ブドウ, 葡萄
tomato: トマト
carrot: にんじん, 人参
pumpkin: かぼちゃ, ハロウィン
mushroom: きのこ, キノコ
bread: パン, 食パン
loaves: パン屋, ベーカリー
cake: ケーキ, お菓子, デザート, スイーツ
iceCream: アイスクリーム, アイス
pizza: ピザ
burger: ハンバーガー, サンドイッチ
cheese: チーズ
egg: 卵, たまご, 朝食
fish: 魚, 寿司, 釣り, 海鮮
soup: スープ, 味噌汁, ラーメン
salad: サラダ
vegetables: 野菜, 果物, 食料品, 青果, 野菜セット
coffee: コーヒー, 珈琲, カフェ, 喫茶
tea: お茶, 紅茶, 急須
wine: ワイン
beer: ビール, 居酒屋
bottle: ペットボトル, 水筒, 飲料水
cocktail: カクテル, 飲み物
table: 夕食, 食卓, レストラン, 宴会, ディナー
lunchBox: 弁当, お弁当
flower: 花, お花, 花屋
tulips: チューリップ, 花束, 花瓶
sunflower: ひまわり, 向日葵
rose: バラ, 薔薇
meadow: 春, 草原, 花畑
leaf: 葉, 木の葉, 光合成
fern: シダ, ハーブ
branch: 枝, 桜, 花見, 梅
tree: 木, 樹木, 大木
forest: 森, 林, 森林
cactus: サボテン
pottedPlant: 植物, 観葉植物, 鉢植え
sprout: 芽, 種, 苗, 発芽
wheat: 小麦, 収穫, 稲
cat: 猫, ネコ, ねこ
dog: 犬, イヌ, 子犬, ペット
bird: 鳥, 小鳥
owl: フクロウ
hen: 鶏, ニワトリ
duck: アヒル, 鴨, 白鳥
fox: キツネ, 狐
bear: 熊, クマ
rabbit: うさぎ, ウサギ
sheep: 羊
cow: 牛, 牛乳
pig: 豚
horse: 馬, 乗馬
butterfly: 蝶, チョウ
bee: 蜂, ミツバチ, はちみつ
snail: カタツムリ
turtle: 亀, カメ
whale: クジラ, イルカ
elephant: 象, 動物園
mouse: ネズミ
hedgehog: ハリネズミ
paw: 肉球, 動物病院
caterpillar: 虫, 昆虫, ミミズ
mountain: 山, 登山, 富士山, ハイキング
hills: 丘, 田舎
sea: 海, 波, 海洋
beach: 海岸, ビーチ, 夏, 夏休み
lake: 湖, 池
river: 川, 河川
desert: 砂漠
island: 島
waterfall: 滝
path: 道, 散歩道, 分かれ道
field: 畑, 農場, 農業, 田んぼ
sun: 太陽, 日差し, 日光
moon: 月, 夜, 満月, 月見
stars: 星, 七夕
cloud: 雲, 天気
rain: 雨, 梅雨, 水の循環
storm: 嵐, 雷, 台風, 停電
snow: 雪, 冬
rainbow: 虹
wind: 風
season: 秋, 紅葉, 四季
waterDrop: 水, しずく, 水滴
planet: 惑星, 宇宙
city: 都市, 街, ビル, 不動産
houses: 家並み, 町, 住宅街, 近所
bridge: 橋
lighthouse: 灯台
church: 教会
museum: 博物館, 美術館, 展覧会, 市役所
shop: 店, お店, 営業時間, 商店
market: 市場, マルシェ, 朝市, フリーマーケット, 屋台
factory: 工場, 倉庫, 製造
castle: 城, お城
trafficLight: 信号, 交通
trafficCone: 工事, 工事中
sign: 看板, 標識
noEntry: 駐車禁止, 進入禁止, 禁止
playground: 遊び場, ブランコ, 保育園, 幼稚園
fountain: 噴水, 広場
bench: ベンチ, 公園
key: 鍵, カギ, 賃貸契約
house: 家, 住宅, 住まい, 家賃
cottage: 別荘, 山小屋
door: ドア, 扉, 玄関
window: 窓
lamp: ランプ, 照明, 電気スタンド
chair: 椅子, いす, 家具
sofa: ソファ, リビング
meeting: 会議, 打ち合わせ, 集会, 総会, 議事録
bed: ベッド, ホテル, 寝室, 旅館, 睡眠, 眠り, 不眠
bath: 風呂, お風呂, シャワー, 温泉, 銭湯
faucet: 蛇口, 水道, 断水
bucket: バケツ
broom: ほうき, 掃除, 清掃
kettle: やかん, ケトル
plug: コンセント, プラグ, 電気, 故障中
candle: ろうそく, キャンドル
clock: 時計, 時間
alarmClock: 目覚まし, 締め切り
boxes: 箱, 段ボール, 引っ越し, 荷物
towel: タオル
laundry: 洗濯, 衣類, 服, 布
garden: 庭, 園芸, 菜園, ガーデニング
bicycle: 自転車, サイクリング
car: 車, 自動車
truck: トラック, 配送, 配達
bus: バス, 遠足
train: 電車, 列車, 駅, 地下鉄, 新幹線
plane: 飛行機, 空港, 旅行
sailboat: ヨット
ship: 船, フェリー, 港
boat: ボート
paperBoat: 紙の船, 折り紙
rocket: ロケット
scooter: バイク, スクーター
suitcase: スーツケース, 荷造り
mapPin: 住所, 場所, 地点
map: 地図
compass: コンパス, 羅針盤
tent: テント, キャンプ
campfire: 焚き火, 火, バーベキュー
backpack: リュック, ランドセル
laptop: パソコン, コンピューター, ノートパソコン, ウェブサイト
desk: 机, 事務所, オフィス
phone: 電話, スマートフォン, 携帯
envelope: 封筒, 郵便, メール, 招待
letter: 手紙, 退職届, 推薦状
calendar: カレンダー, 予定, 日程, 日付
clipboard: チェックリスト, アンケート, 申込書
pen: 万年筆, ペン, 署名, 契約
pencil: 鉛筆, ノート, 宿題
ledger: 帳簿, 会計, 請求書
briefcase: 鞄, 就職, 仕事, ビジネス, 就職活動
chart: グラフ, 統計, 報告
growth: 成長, 売上, 増加
handshake: 握手, 協力, 合意, 交渉
document: 書類, 証明書, 文書
shield: 盾, 保護, 安全, 保険
book: 読書, 絵本, 物語
books: 本, 図書館, 書籍
shelf: 本棚
globe: 地球, 世界, 語学
blackboard: 黒板, 学校, 授業, 教室, 先生
graduation: 卒業, 大学, 学生
ruler: 定規, 数学, 算数
crayons: クレヨン, 色鉛筆
microscope: 顕微鏡, 研究, 実験室
flask: 化学, 実験, 理科, 科学
telescope: 望遠鏡
lightbulb: 電球, アイデア
gears: 歯車, 機械
magnifier: 虫眼鏡, 探しています, 迷子
puzzle: パズル, ゲーム
heart: 心, 愛, 感謝, ありがとう, 寄付, 母の日, バレンタイン
heartbeat: 健康
stethoscope: 聴診器, 医師, 看護師, 医者
firstAid: 応急手当, 救急
hospital: 病院, 診療所
pills: 薬, 薬局
tooth: 歯, 歯医者
hands: 手, 支援, 介護
raisedHands: 挙手, 投票, ボランティア, 選挙
yoga: ヨガ, ストレス, リラックス
football: サッカー
basketball: バスケットボール
tennis: テニス
shoe: 靴, マラソン, ランニング
dumbbell: ダンベル, ジム, 筋トレ
trophy: トロフィー, 大会, 優勝
medal: メダル
swimmer: 水泳
pool: プール
target: 目標, 的
ski: スキー
chess: チェス, 将棋
guitar: ギター
trumpet: トランペット, 吹奏楽, オーケストラ
piano: ピアノ
drum: 太鼓, ドラム
violin: バイオリン
notes: 音楽, 歌, 合唱, コンサート
microphone: マイク, 講演, スピーチ
dance: ダンス, 踊り, 盆踊り
theater: 劇場, 演劇, 歌舞伎
palette: 絵, 絵画, 美術, アート
camera: カメラ, 写真
film: 映画
paintRoller: ペンキ, 塗装, 改装
brush: 筆, 書道
hammer: 金づち, ハンマー, 建築
wrench: スパナ, 修理, 整備
saw: のこぎり, 木工, 大工
scissors: はさみ, 美容院, 散髪, 床屋
sewing: 裁縫, 縫い物, 針
wool: 毛糸, 編み物
pottery: 陶芸, 陶器
toolbox: 工具, 道具
wateringCan: じょうろ, 水やり
gloves: 手袋, 軍手
person: 人物, 男性, 女性
people: 人々, チーム, 仲間, 友達, 地域
crowd: 群衆, 観客
family: 家族, 親子
child: 子ども, 子供, こども
baby: 赤ちゃん, 出産
teddy: ぬいぐるみ, おもちゃ, テディベア
rings: 結婚, 結婚式, 指輪
birthday: 誕生日
balloons: 風船
gift: 贈り物, プレゼント
christmas: クリスマス
lantern: 提灯, ランタン
fireworks: 花火, 新年, 正月
bunting: 祭り, お祭り, パーティー, 文化祭
snowman: 雪だるま
toast: 乾杯, 祝賀会
speech: 会話, 質問, 相談, 対話, コミュニケーション
megaphone: お知らせ, 広告, 宣伝, メガホン
flag: 旗, 独立, 革命
recycle: リサイクル, ごみ, 再利用
coins: お金, 硬貨, 料金, 価格
piggyBank: 貯金, 貯金箱
wallet: 財布
scales: 法律, 弁護士
tag: 値札, 割引, セール, 特売
cart: スーパーマーケット, スーパー
bag: 買い物, 袋
voucher: 商品券, チケット, 切符, 入場券
robot: ロボット, 人工知能
lock: パスワード, 南京錠, 情報セキュリティ, サイバーセキュリティ
network: ネットワーク
solar: 太陽光発電, ソーラーパネル
windTurbine: 風車, 風力発電, エネルギー
battery: 電池
hourglass: 砂時計
umbrella: 傘
sunglasses: 眼鏡, メガネ
shell: 貝, 貝殻
hat: 帽子
circles: 円
staircase: 階段
bell: 鐘, ベル, 鈴
@food: 食べ物, 食事, 台所, レシピ, 献立, ピクニック, メニュー
@nature: 自然, 環境
@animals: 動物
@travel: 観光, 旅
@work: 会社, 企業, 計画, 業務
@school: 教育, 学習, 勉強
@technology: 技術, データ, デジタル
@health: 医療, 病気
@sport: スポーツ, 運動, 運動会
@art: 文化, 芸術
@craft: 手作り, 工芸
@people: 交流, 歓迎
@celebration: 記念, お祝い
@money: 経済, 財務, 予算
lion: ライオン
tiger: トラ, 虎
panda: パンダ, 竹
monkey: サル, 猿, ゴリラ
giraffe: キリン
zebra: シマウマ
kangaroo: カンガルー
rhinoceros: サイの親子, サイ
camel: ラクダ
deer: シカ, 鹿, トナカイ
frog: カエル
snake: ヘビ, 蛇
lizard: トカゲ
eagle: ワシ, 鷲
penguin: ペンギン
squirrel: リス
dinosaur: 恐竜
ladybug: てんとう虫
mosquito: 蚊
seahorse: タツノオトシゴ
volcano: 火山
pyramid: ピラミッド, 古代エジプト
temple: 神殿, 古代ギリシャ
mosque: モスク
eiffelTower: エッフェル塔, パリ
colosseum: コロッセオ, ローマ
statue: 彫像, 彫刻, 哲学
iceberg: 氷山, 氷河, 南極, 気候変動, 地球温暖化
comet: 彗星, 隕石
brain: 脳, 心理学
lungs: 肺, 呼吸
stomach: 胃, 消化
eye: 目, 眼
ear: 耳, 聴覚
bone: 骨, 関節
skull: 頭蓋骨, 骸骨, 海賊
virus: ウイルス, 細菌, 感染
cell: 細胞
syringe: 注射, ワクチン, 予防接種
thermometer: 温度計, 体温計, 発熱
pressureCuff: 血圧, 血圧計
pot: 鍋, 料理
jar: 瓶詰め, ジャム, 発酵
chocolate: チョコレート, カカオ
salt: 塩
banana: バナナ
nuts: ナッツ, クルミ
die: サイコロ, 確率
knot: 結び目, ロープ
protractor: 分度器, 幾何学
axes: 座標, 方程式
abacus: そろばん, 足し算
crystal: 水晶, 鉱物
funnel: 漏斗, ろ過
lever: てこ, 滑車
speedometer: 速度計
matches: マッチ棒, 燃え尽き
cigarette: たばこ, 喫煙
forklift: フォークリフト
lawnMower: 芝刈り機, 芝生
skateboard: スケートボード
surfboard: サーフボード, サーフィン
helmet: 騎士, 侍, 鎧
lectern: 演台, 討論
maze: 迷路
cutlery: 食器, カトラリー
vial: インスリン, 糖尿病
keys: 入居のしおり
`;
