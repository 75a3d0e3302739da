/** Chinese subject words, in simplified and traditional characters; see en.ts. */
export const zh = `
@@: 的, 和, 与, 及, 在, 上, 里, 中, 了, 给, 对
@?: 邮件, 邀请, 信, 信件, 日历, 日程, 日期, 清单, 表格, 问卷, 时间, 报告, 增长, 文件, 证书, 地址, 位置, 地点, 路线, 目标, 公告, 广告, 通知, 演讲, 对话, 问题, 交流, 课堂, 课程, 老师, 团队, 朋友, 小组, 人们, 会议, 开会, 研讨会, 人物, 发票, 价格, 费用, 门票, 比赛, 冠军, 夜晚, 春天, 夏天, 秋天, 冬天, 度假, 植物, 机器, 网站, 电话, 手机, 手, 帮助, 关怀, 门, 入口, 商店, 店铺, 营业时间, 照片, 世界, 语言, 学生, 大学, 派对, 节日, 游戏, 港口, 工作, 公司, 项目, 教育, 学习, 聚会, 欢迎, 庆祝, 文化, 创意, 家, 书, 花, 马, 社区, 街道, 循环, 禁止, 标志, 职业, 道路, 网络, 数据, 预算
apple: 苹果, 蘋果
lemon: 柠檬, 檸檬, 橙子
cherries: 樱桃, 櫻桃
strawberry: 草莓
grapes: 葡萄, 葡萄园
tomato: 番茄, 西红柿
carrot: 胡萝卜, 萝卜
pumpkin: 南瓜, 万圣节
mushroom: 蘑菇
bread: 面包, 麵包
loaves: 面包店, 烘焙
cake: 蛋糕, 甜点
iceCream: 冰淇淋, 雪糕
pizza: 披萨, 比萨
burger: 汉堡, 三明治
cheese: 奶酪, 芝士
egg: 鸡蛋, 雞蛋, 早餐
fish: 鱼, 魚, 海鲜, 钓鱼
soup: 汤, 面条
salad: 沙拉, 素食
vegetables: 蔬菜, 水果, 食品杂货, 蔬菜篮
coffee: 咖啡, 咖啡馆, 杯子
tea: 茶, 茶壶, 茶会
wine: 葡萄酒, 红酒
beer: 啤酒, 酒吧
bottle: 瓶子, 水瓶, 饮用水
cocktail: 鸡尾酒, 饮料
table: 晚餐, 餐桌, 宴会, 餐厅, 饭店
lunchBox: 饭盒, 午餐盒
flower: 花, 花朵, 鲜花, 花店
tulips: 郁金香, 花束, 花瓶
sunflower: 向日葵
rose: 玫瑰
meadow: 草地, 春天, 草原
leaf: 叶子, 树叶, 绿叶, 光合作用
fern: 蕨类, 香草
branch: 树枝, 樱花, 梅花
tree: 树, 大树, 樹
forest: 森林, 树林
cactus: 仙人掌
pottedPlant: 植物, 盆栽
sprout: 幼苗, 种子, 发芽
wheat: 小麦, 丰收, 收获
cat: 猫, 貓, 小猫, 黑猫
dog: 狗, 小狗, 宠物
bird: 鸟, 鳥, 小鸟
owl: 猫头鹰
hen: 鸡, 母鸡
duck: 鸭子, 天鹅
fox: 狐狸
bear: 熊
rabbit: 兔子
sheep: 羊, 绵羊
cow: 牛, 奶牛, 牛奶
pig: 猪
horse: 马, 骑马
butterfly: 蝴蝶
bee: 蜜蜂, 蜂蜜
snail: 蜗牛
turtle: 乌龟
whale: 鲸鱼, 海豚
elephant: 大象, 动物园
mouse: 老鼠
paw: 爪子, 兽医
caterpillar: 毛毛虫, 昆虫
mountain: 山, 登山, 徒步, 爬山
hills: 丘陵, 乡村
sea: 海, 大海, 海洋, 海浪
beach: 海滩, 沙滩, 夏天, 度假
lake: 湖, 池塘
river: 河, 河流, 江
desert: 沙漠
island: 岛, 棕榈
waterfall: 瀑布
path: 小路, 道路, 岔路
field: 田野, 农场, 农业
sun: 太阳, 阳光
moon: 月亮, 夜晚, 晚安, 中秋
stars: 星星
cloud: 云, 天气
rain: 雨, 下雨, 水循环
storm: 暴风雨, 雷电, 停电
snow: 雪, 冬天
rainbow: 彩虹
wind: 风
season: 秋天, 四季
waterDrop: 水, 水滴
planet: 行星, 太空, 宇宙
city: 城市, 大楼, 房地产
houses: 街道, 村庄, 社区, 邻居
bridge: 桥
lighthouse: 灯塔
church: 教堂
museum: 博物馆, 展览, 市政厅, 画廊
shop: 商店, 店铺, 营业时间
market: 市场, 集市, 摊位, 跳蚤市场
factory: 工厂, 仓库, 制造
castle: 城堡
trafficLight: 红绿灯, 交通
trafficCone: 施工, 路锥
sign: 路标, 标志
noEntry: 禁止停车, 禁止
playground: 游乐场, 秋千, 幼儿园
fountain: 喷泉, 广场
bench: 长椅, 公园
key: 钥匙, 租约
house: 房子, 家, 住宅, 公寓, 租金
cottage: 小屋, 度假屋
door: 门, 入口, 大门
window: 窗户
lamp: 台灯, 灯光
chair: 椅子, 家具
sofa: 沙发, 客厅
meeting: 会议, 开会, 董事会, 研讨会, 会议记录
bed: 床, 酒店, 卧室, 睡眠, 睡觉, 失眠
bath: 浴缸, 淋浴, 浴室
faucet: 水龙头, 水管
bucket: 水桶
broom: 扫帚, 清洁, 打扫
kettle: 水壶
plug: 插头, 插座, 电力, 故障
candle: 蜡烛
clock: 时钟, 时间
alarmClock: 闹钟, 截止日期
boxes: 箱子, 纸箱, 搬家, 包裹
towel: 毛巾
laundry: 洗衣, 衣服, 布料
garden: 花园, 园艺, 菜园
bicycle: 自行车, 单车, 骑行
car: 汽车, 轿车
truck: 卡车, 送货, 物流
bus: 公交车, 校车, 巴士
train: 火车, 地铁, 车站, 高铁
plane: 飞机, 机场, 旅行
sailboat: 帆船
ship: 轮船, 渡轮, 港口
boat: 小船
paperBoat: 纸船
rocket: 火箭
scooter: 摩托车
suitcase: 行李箱, 行李
mapPin: 地址, 位置, 地点
map: 地图, 路线
compass: 指南针
tent: 帐篷, 露营
campfire: 篝火, 火, 烧烤
backpack: 背包, 书包
laptop: 电脑, 笔记本电脑, 网站
desk: 书桌, 办公室
phone: 手机, 电话
envelope: 信封, 邮件, 邀请
letter: 信, 信件, 辞职信, 推荐信
calendar: 日历, 日程, 日期
clipboard: 清单, 表格, 问卷
pen: 钢笔, 签名, 合同
pencil: 铅笔, 笔记本, 作业
ledger: 账簿, 会计, 发票
briefcase: 公文包, 职业, 求职, 求职信
chart: 图表, 统计, 报告
growth: 增长, 销售
handshake: 握手, 合作, 协议, 谈判
document: 文件, 证书
shield: 盾牌, 保护, 安全, 保险
book: 书, 阅读, 小说
books: 书籍, 图书馆
shelf: 书架
globe: 地球, 世界, 语言
blackboard: 黑板, 学校, 课堂, 课程, 老师
graduation: 毕业, 大学, 学生
ruler: 尺子, 数学
microscope: 显微镜, 实验室, 研究
flask: 化学, 实验, 科学
telescope: 望远镜
lightbulb: 灯泡, 创意, 想法
gears: 齿轮, 机器
magnifier: 放大镜, 寻找
puzzle: 拼图, 游戏
heart: 心, 爱, 感谢, 捐款, 母亲节, 情人节
heartbeat: 心跳, 健康
stethoscope: 听诊器, 医生, 护士
firstAid: 急救
hospital: 医院, 诊所
pills: 药, 药店
tooth: 牙齿, 牙医
hands: 双手, 手, 帮助, 关怀
raisedHands: 举手, 投票, 志愿者
yoga: 瑜伽, 压力, 放松
football: 足球
basketball: 篮球
tennis: 网球
shoe: 跑鞋, 马拉松, 跑步, 鞋
dumbbell: 哑铃, 健身
trophy: 奖杯, 比赛, 冠军
medal: 奖牌
swimmer: 游泳
pool: 泳池, 游泳池
target: 目标, 靶子
ski: 滑雪
chess: 国际象棋, 象棋
guitar: 吉他
trumpet: 小号, 乐队
piano: 钢琴
drum: 鼓
violin: 小提琴
notes: 音乐, 歌曲, 合唱, 音乐会
microphone: 麦克风, 演讲
dance: 舞蹈, 跳舞
theater: 戏剧, 剧院
palette: 绘画, 艺术, 调色板
camera: 相机, 照片, 摄影
film: 电影
paintRoller: 油漆, 装修, 粉刷
brush: 画笔, 毛笔, 书法
hammer: 锤子, 建筑
wrench: 扳手, 维修, 修理
saw: 锯子, 木工
scissors: 剪刀, 理发, 美发
sewing: 缝纫, 针线
wool: 毛线, 编织
pottery: 陶瓷, 陶艺
toolbox: 工具箱, 工具
wateringCan: 浇水壶, 浇水
gloves: 手套
person: 人物
people: 人们, 团队, 朋友, 小组
crowd: 人群, 观众
family: 家庭, 家人
child: 孩子, 儿童
baby: 婴儿, 宝宝
teddy: 泰迪熊, 玩具
rings: 婚礼, 戒指, 结婚
birthday: 生日
balloons: 气球, 祝贺
gift: 礼物
christmas: 圣诞, 圣诞树
lantern: 灯笼, 元宵
fireworks: 烟花, 新年, 春节
bunting: 派对, 节日, 庙会
snowman: 雪人
toast: 干杯, 香槟
speech: 对话, 问题, 交流, 沟通
megaphone: 公告, 广告, 通知
flag: 旗帜, 革命, 独立
recycle: 回收, 垃圾, 循环
coins: 硬币, 钱, 价格, 费用
piggyBank: 存钱罐, 储蓄
wallet: 钱包
scales: 法律, 律师, 天平
tag: 折扣, 标签, 促销, 清仓
cart: 购物车, 超市
bag: 购物袋, 购物
voucher: 礼券, 门票, 优惠券
robot: 机器人, 人工智能
lock: 密码, 锁, 网络安全, 信息安全
network: 网络
solar: 太阳能
windTurbine: 风力发电, 能源
battery: 电池
hourglass: 沙漏
umbrella: 雨伞
sunglasses: 眼镜, 墨镜
shell: 贝壳
hat: 帽子
staircase: 楼梯
bell: 铃, 钟声
@food: 食物, 美食, 食谱, 菜单, 野餐
@nature: 自然, 环境, 生态
@animals: 动物
@travel: 旅游, 游客
@work: 工作, 公司, 项目
@school: 教育, 学习
@technology: 技术, 科技, 数据
@health: 医疗
@sport: 体育, 运动
@art: 文化, 创意
@craft: 手工
@people: 聚会, 欢迎
@celebration: 庆祝
@money: 经济, 财务, 预算
lion: 狮子
tiger: 老虎
panda: 熊猫, 竹子
monkey: 猴子, 大猩猩
giraffe: 长颈鹿
zebra: 斑马
kangaroo: 袋鼠
rhinoceros: 犀牛
camel: 骆驼
deer: 鹿, 驯鹿
frog: 青蛙
snake: 蛇
lizard: 蜥蜴
eagle: 老鹰
penguin: 企鹅
squirrel: 松鼠
dinosaur: 恐龙
ladybug: 瓢虫
mosquito: 蚊子
seahorse: 海马
volcano: 火山
pyramid: 金字塔, 古埃及
temple: 神庙, 古希腊
mosque: 清真寺
eiffelTower: 埃菲尔铁塔, 巴黎
colosseum: 罗马斗兽场, 罗马
statue: 雕像, 雕塑, 哲学
iceberg: 冰山, 冰川, 南极, 气候变化, 全球变暖
comet: 彗星, 流星
brain: 大脑, 心理学
lungs: 肺, 呼吸
stomach: 胃, 消化
eye: 眼睛
ear: 耳朵, 听力
bone: 骨头, 骨骼
skull: 头骨, 骷髅, 海盗
virus: 病毒, 细菌, 感染, 流感
cell: 细胞
syringe: 注射器, 疫苗, 接种
thermometer: 温度计, 体温计, 发烧
pressureCuff: 血压, 血压计, 高血压
pot: 锅, 烹饪
jar: 罐子, 果酱, 发酵
chocolate: 巧克力, 可可
salt: 食盐
banana: 香蕉
nuts: 坚果, 核桃
die: 骰子, 概率
knot: 绳结, 绳子
protractor: 量角器, 几何
axes: 坐标系, 方程
abacus: 算盘, 加法
crystal: 水晶, 矿物, 钻石
funnel: 漏斗, 过滤
lever: 杠杆, 滑轮
speedometer: 速度表
matches: 火柴, 职业倦怠
cigarette: 香烟, 吸烟, 戒烟
forklift: 叉车, 托盘
lawnMower: 割草机, 草坪
skateboard: 滑板
surfboard: 冲浪板, 冲浪
helmet: 骑士, 盔甲, 武士
lectern: 讲台, 辩论
maze: 迷宫
cutlery: 餐具
vial: 胰岛素, 糖尿病
keys: 住户须知
`;
