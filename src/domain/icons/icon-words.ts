/**
 * Every icon with its search words, one per line, from the Phosphor Icons 2.1.1 catalog (MIT license,
 * https://github.com/phosphor-icons/core), without trademarks. The drawings are in @iconify-json/ph.
 */
export const iconWords = `acorn:savings,nut,vegetable,veggies,food,groceries,market
address-book:contacts,directory,roledex
address-book-tabs:contacts,directory,roledex
air-traffic-control:airport,travel,transportation,buildings
airplane:vehicles,airports,flights,flying,planes,transit,transportation,traveling
airplane-in-flight:vehicles,airports,flights,flying,planes,transit,transportation,traveling,arrival
airplane-landing:vehicles,airports,flights,flying,planes,transit,transportation,traveling,arrival
airplane-takeoff:vehicles,airports,flights,flying,planes,transit,transportation,traveling,departure
airplane-taxiing:vehicles,airports,flights,flying,planes,transit,transportation,traveling,arrival
airplane-tilt:vehicles,airports,flights,flying,planes,transit,transportation,traveling,departure
airplay:apple,screencasting,television,tv
alarm:times,timer,clock,schedule,events,watch
alien:ufo,space,flying saucer,extra terrestrial,sci-fi
align-bottom:alignment,arrangement,layout,flush bottom
align-bottom-simple:alignment,arrangement,layout,flush bottom
align-center-horizontal:alignment,arrangement,layout,centered,middle
align-center-horizontal-simple:alignment,arrangement,layout,centered,middle
align-center-vertical:alignment,arrangement,layout,centered,middle
align-center-vertical-simple:alignment,arrangement,layout,centered,middle
align-left:alignment,arrangement,layout,flush left
align-left-simple:alignment,arrangement,layout,flush left
align-right:alignment,arrangement,layout,flush right
align-right-simple:alignment,arrangement,layout,flush right
align-top:alignment,arrangement,layout,flush top
align-top-simple:alignment,arrangement,layout,flush top
ambulance:first-aid,emt,medical,medicine,injury,safety,emergency,doctor,vehicles
anchor:nautical,boats,ships,hope,safety,insurance
anchor-simple:nautical,boats,ships,hope,safety,insurance
angle:geometry,trigonometry,degrees,radians,measurement,protractor,compass,arc
aperture:photography,cameras,pictures,lens
app-window:windows,software,programs,applications
approximate-equals:is approximately equal to,congruent,equality,equivalent,equivalence,comparison,mathematics,arithmetic,calculator
archive:saved,saving,archived,archiving,archival,downloaded,downloading
armchair:seat,furniture
arrow-arc-left:directional,pointer,pointing,arrowhead
arrow-arc-right:directional,pointer,pointing,arrowhead
arrow-bend-double-up-left:directional,pointer,pointing,arrowhead,reply-all
arrow-bend-double-up-right:directional,pointer,pointing,arrowhead
arrow-bend-down-left:directional,pointer,pointing,arrowhead
arrow-bend-down-right:directional,pointer,pointing,arrowhead
arrow-bend-left-down:directional,pointer,pointing,arrowhead
arrow-bend-left-up:directional,pointer,pointing,arrowhead
arrow-bend-right-down:directional,pointer,pointing,arrowhead
arrow-bend-right-up:directional,pointer,pointing,arrowhead
arrow-bend-up-left:directional,pointer,pointing,arrowhead,reply,re
arrow-bend-up-right:directional,pointer,pointing,arrowhead,forward,fwd
arrow-circle-down:directional,pointer,pointing,arrowhead
arrow-circle-down-left:directional,pointer,pointing,arrowhead
arrow-circle-down-right:directional,pointer,pointing,arrowhead
arrow-circle-left:directional,pointer,pointing,arrowhead
arrow-circle-right:directional,pointer,pointing,arrowhead
arrow-circle-up:directional,pointer,pointing,arrowhead
arrow-circle-up-left:directional,pointer,pointing,arrowhead
arrow-circle-up-right:directional,pointer,pointing,arrowhead
arrow-clockwise:directional,pointer,pointing,arrowhead,redo,refreshing,rotate,spin,flip
arrow-counter-clockwise:directional,pointer,pointing,arrowhead,undo,refreshing,rotate,spin,flip
arrow-down:directional,pointer,pointing,arrowhead
arrow-down-left:directional,pointer,pointing,arrowhead
arrow-down-right:directional,pointer,pointing,arrowhead
arrow-elbow-down-left:directional,pointer,pointing,arrowhead
arrow-elbow-down-right:directional,pointer,pointing,arrowhead
arrow-elbow-left:directional,pointer,pointing,arrowhead
arrow-elbow-left-down:directional,pointer,pointing,arrowhead
arrow-elbow-left-up:directional,pointer,pointing,arrowhead
arrow-elbow-right:directional,pointer,pointing,arrowhead
arrow-elbow-right-down:directional,pointer,pointing,arrowhead
arrow-elbow-right-up:directional,pointer,pointing,arrowhead
arrow-elbow-up-left:directional,pointer,pointing,arrowhead
arrow-elbow-up-right:directional,pointer,pointing,arrowhead
arrow-fat-down:directional,pointer,pointing,arrowhead,outlined
arrow-fat-left:directional,pointer,pointing,arrowhead,outlined
arrow-fat-line-down:directional,pointer,pointing,arrowhead,outlined
arrow-fat-line-left:directional,pointer,pointing,arrowhead,outlined
arrow-fat-line-right:directional,pointer,pointing,arrowhead,outlined
arrow-fat-line-up:directional,pointer,pointing,arrowhead,caps lock,outlined
arrow-fat-lines-down:directional,pointer,pointing,arrowhead,outlined
arrow-fat-lines-left:directional,pointer,pointing,arrowhead,outlined
arrow-fat-lines-right:directional,pointer,pointing,arrowhead,outlined
arrow-fat-lines-up:directional,pointer,pointing,arrowhead,outlined
arrow-fat-right:directional,pointer,pointing,arrowhead,outlined
arrow-fat-up:directional,pointer,pointing,arrowhead,shift,outlined
arrow-left:directional,pointer,pointing,arrowhead
arrow-line-down:directional,pointer,pointing,arrowhead,bottom
arrow-line-down-left:directional,pointer,pointing,arrowhead
arrow-line-down-right:directional,pointer,pointing,arrowhead
arrow-line-left:directional,pointer,pointing,arrowhead
arrow-line-right:directional,pointer,pointing,arrowhead
arrow-line-up:directional,pointer,pointing,arrowhead,top
arrow-line-up-left:directional,pointer,pointing,arrowhead
arrow-line-up-right:directional,pointer,pointing,arrowhead
arrow-right:directional,pointer,pointing,arrowhead
arrow-square-down:directional,pointer,pointing,arrowhead
arrow-square-down-left:directional,pointer,pointing,arrowhead
arrow-square-down-right:directional,pointer,pointing,arrowhead
arrow-square-in:import,directional,pointer,pointing,arrowhead
arrow-square-left:directional,pointer,pointing,arrowhead
arrow-square-out:export,external,directional,pointer,pointing,arrowhead
arrow-square-right:directional,pointer,pointing,arrowhead
arrow-square-up:directional,pointer,pointing,arrowhead
arrow-square-up-left:directional,pointer,pointing,arrowhead
arrow-square-up-right:directional,pointer,pointing,arrowhead
arrow-u-down-left:directional,pointer,pointing,arrowhead,undo,return,u-turns
arrow-u-down-right:directional,pointer,pointing,arrowhead,redo,u-turns
arrow-u-left-down:directional,pointer,pointing,arrowhead,undo,return,u-turns
arrow-u-left-up:directional,pointer,pointing,arrowhead,redo,u-turns
arrow-u-right-down:directional,pointer,pointing,arrowhead,undo,return,u-turns
arrow-u-right-up:directional,pointer,pointing,arrowhead,redo,u-turns
arrow-u-up-left:directional,pointer,pointing,arrowhead,undo,return,u-turns
arrow-u-up-right:directional,pointer,pointing,arrowhead,redo,u-turns
arrow-up:directional,pointer,pointing,arrowhead
arrow-up-left:directional,pointer,pointing,arrowhead
arrow-up-right:directional,pointer,pointing,arrowhead
arrows-clockwise:directional,pointer,pointing,arrowhead,redo,refreshing,sync,synchronize,rotate,spin,flip
arrows-counter-clockwise:directional,pointer,pointing,arrowhead,undo,refreshing,rotate,spin,flip
arrows-down-up:directional,pointer,pointing,arrowhead
arrows-horizontal:directional,pointer,cursor,resize,expand,left,right
arrows-in:directional,pointer,pointing,arrowhead,collapse,minimize,resize,shrink
arrows-in-cardinal:directional,pointer,pointing,arrowhead,collapse,minimize,resize,shrink
arrows-in-line-horizontal:directional,pointer,pointing,arrowhead,close,center,align
arrows-in-line-vertical:directional,pointer,pointing,arrowhead,close,center,align
arrows-in-simple:directional,pointer,pointing,arrowhead,collapse,minimize,resize
arrows-left-right:directional,pointer,pointing,arrowhead
arrows-merge:arrowheads,join,combine
arrows-out:directional,pointer,pointing,arrowhead,expand,fullscreen,resize,grow
arrows-out-cardinal:directional,pointer,pointing,arrowhead,expand,fullscreen,resize,pan,move,grow
arrows-out-line-horizontal:directional,pointer,pointing,arrowhead,open,split
arrows-out-line-vertical:directional,pointer,pointing,arrowhead,open,split
arrows-out-simple:directional,pointer,pointing,arrowhead,expand,fullscreen,resize
arrows-split:arrowheads,fork
arrows-vertical:directional,pointer,cursor,resize,expand,up,down
article:reading,writing,journals,periodicals,text,newspaper
article-medium:reading,writing,journals,periodicals,text,newspaper
article-ny-times:reading,writing,journals,periodicals,text,news,newspaper,nyt,new york times
asclepius:caduceus,staff,mythology,rx,medicine,drugs,pharmacy,pharmacist,pharmaceuticals,doctor,hospital,snake,mercury,hermes
asterisk:star,wildcard,bullet point,6,emergency
asterisk-simple:star,wildcard,bullet point,5,emergency
at:address,email,at symbol,commercial at,arobase
atom:atomic,nucleus,nuclear,reactor,science,physics,electron,automation,react
avocado:food,vegetable,veggie,fruit,groceries,market
axe:tools,carpentry,forestry,construction
baby:infant,child,children,toddler
baby-carriage:pram,stroller,infant,child,children,toddler
backpack:knapsack,camping,school,bag
backspace:keyboard,remove,delete
bag:suitcase,valise,baggage,folders,portfolio
bag-simple:suitcase,valise,baggage,folders,portfolio
balloon:helium,birthday,party
bandaids:bandages,medical,medicine,first aid,injury
bank:banking,checking,money,savings,deposit,withdraw,places,locations
barbell:gym,weights,dumbbells,strength training,workout,exercises,fitness
barcode:upc,qr,products,shopping,scanner
barn:animals,livestock,buildings,farming,agriculture
barricade:construction,safety,gate
baseball:sports,mlb
baseball-cap:clothes,clothing,sports,hat
baseball-helmet:sports,mlb
basket:ecommerce,market,cart,buying,shopping,groceries,checkout,places,locations
basketball:sports,nba
bathtub:bath,shower,bathroom,faucet
battery-charging:charged,charger,charging,power
battery-charging-vertical:charged,charger,charging,power
battery-empty:charged,charger,charging,power,dead
battery-full:charged,charger,charging,power,filled
battery-high:charged,charger,charging,power
battery-low:charged,charger,charging,power
battery-medium:charged,charger,charging,power
battery-plus:charged,charger,charging,power
battery-plus-vertical:charged,charger,charging,power
battery-vertical-empty:charged,charger,charging,power,dead
battery-vertical-full:charged,charger,charging,power
battery-vertical-high:charged,charger,charging,power
battery-vertical-low:charged,charger,charging,power
battery-vertical-medium:charged,charger,charging,power
battery-warning:charged,charger,charging,power,empty,critical
battery-warning-vertical:charged,charger,charging,power,empty,critical
beach-ball:sports,ocean,party
beanie:clothes,clothing,sports,hat,winter
bed:hotels,accommodations,sleeping,places,locations,medical,hospital
beer-bottle:drinks,beverages,places,locations,bars,restaurants,food,dining
beer-stein:drinks,beverages,places,locations,bars,restaurants,food,dining
bell:alarm,notifications,times,timer,clock,schedule,events,ringer,calls
bell-ringing:alarm,notifications,times,timer,clock,schedule,events,ringer,calls
bell-simple:alarm,notifications,times,timer,clock,schedule,events,ringer,calls
bell-simple-ringing:alarm,notifications,times,timer,clock,schedule,events,ringer,calls
bell-simple-slash:alarm,notifications,times,timer,clock,schedule,events,ringer,silent,silenced,disabled
bell-simple-z:alarm,notifications,times,timer,clock,schedule,events,ringer,snooze
bell-slash:alarm,notifications,times,timer,clock,schedule,events,silent,silenced,ringer,calls,disabled
bell-z:alarm,notifications,times,timer,clock,schedule,events,ringer,snooze
belt:clothes,clothing
bezier-curve:shapes,drawing,path,pen,vector
bicycle:bikers,bicycling,cyclists,transit,transportation,commuter,exercises,fitness
binary:digital,0,1,programming,coding,executable
binoculars:telescope,glasses,search,find,explore
biohazard:contamination,quarantine,toxic,poison,danger,caution
bird:animals,pets
blueprint:architecture,layout,floorplan,building,construction
bluetooth:wireless,connection,connected,connectivity
bluetooth-connected:wireless,connection,connected,connectivity
bluetooth-slash:wireless,connection,connectivity,disconnected,disabled
bluetooth-x:wireless,connection,connectivity,disconnected,errors
boat:ferry,ship,cruise,vehicles,public transit,transportation,commuter,traveling,sailing,places,locations
bomb:gaming,grenade,explosive,war,weapon,fuse
bone:dogbone
book:reading,reader,novel,story,library
book-bookmark:reading,reader,novel,story,library,favorites,favorited
book-open:reading,reader,novel,story,library
book-open-text:reading,reader,novel,story,library
book-open-user:reading,reader,easy read,library,places,locations
bookmark:reading,reader,novel,story,placeholder,favorites,favorited,library
bookmark-simple:reading,reader,novel,story,placeholder,favorites,favorited,library
bookmarks:reading,reader,novel,story,placeholder,favorites,favorited,library
bookmarks-simple:reading,reader,novel,story,placeholder,favorites,favorited,library
books:reading,reader,bookshelf,library,places,locations
boot:hiking,shoes,sports,exercise
boules:balls,sports,pétanque,raffa,bocce,boule lyonnaise,lawn bowls
bounding-box:polygon,shapes,outline,corners,rectangle
bowl-food:ramen,food,meal,eating,restaurants,dining,locations
bowl-steam:food,meal,eating,restaurants,dining,locations
bowling-ball:sports,alley
box-arrow-down:saved,saving,archived,archiving,archival,downloaded,downloading
box-arrow-up:unarchive,archival,upload
boxing-glove:sports,combat,martial arts,fight,gym
brackets-angle:code,angle brackets,angle braces
brackets-curly:code,curly brackets,curly braces
brackets-round:code,parentheses,round brackets,round braces
brackets-square:code,square brackets,square braces,array
brain:mind,mental
brandy:drinks,beverages,whiskey,cocktail,places,locations,bars,restaurants,food,dining
bread:food,meal,bakery,sandwich,gluten,loaf,toast,slice
bridge:travel,transportation,infrastucture
briefcase:suitcase,valise,baggage,folders,portfolio
briefcase-metal:suitcase,valise,baggage,folders,portfolio
broadcast:radio,hotspot,wifi,emit
broom:sweeping,cleaning
browser:web browsers,windows,internet,website,webpage,chrome,edge,firefox
browsers:web browsers,windows,internet,website,webpage,chrome,edge,firefox
bug:debug,errors,insect,ladybug
bug-beetle:debug,errors,insect,ladybug
bug-droid:debug,errors,insect,android,google
building:places,locations,company,business,buildings
building-apartment:places,locations,buildings
building-office:places,locations,company,business,buildings
buildings:places,locations,company,business
bulldozer:vehicles,construction,earth mover,dig,digger
bus:vehicles,automobile,public transit,transportation,commuter,traveling,places,locations
butterfly:animals,insects,moth
cable-car:vehicles,gondola,skiing,mountains,public transit,transportation,commuter,traveling,places,locations
cactus:plants,cacti,desert,western
cake:dessert,birthday,celebration,event
calculator:addition,sum,subtraction,difference,multiply,multiplication,product,divide,division,divisor,dividend,quotient,equals,equality,mathematics,arithmetic,-
calendar:dates,times,events,schedule,12
calendar-blank:dates,times,events,schedule,none
calendar-check:dates,times,events,schedule,todo,checklist
calendar-dot:dates,times,events,schedule,today
calendar-dots:dates,times,events,schedule
calendar-heart:dates,times,events,schedule,favorite,star
calendar-minus:dates,times,events,schedule,remove,delete
calendar-plus:dates,times,events,schedule,add
calendar-slash:dates,times,events,schedule,remove,delete
calendar-star:dates,times,events,schedule,favorite,star
calendar-x:dates,times,events,schedule,closed,cancelled
call-bell:service bell,reception,attendant,concierge bell
camera:photography,pictures,lens
camera-plus:photography,pictures,album,add
camera-rotate:photography,pictures,orientation,portrait,landscape,selfie,flip
camera-slash:photography,pictures,lens,disabled
campfire:camping,flame,bonfire,outdoors
car:cars,vehicles,automobile,transit,transportation,traveling
car-battery:charged,charger,charging,power,voltage,electricity
car-profile:cars,vehicles,automobile,transit,transportation,traveling
car-simple:cars,vehicles,automobile,transit,transportation,traveling
cardholder:wallet,money,payment,paying,purchase
cards:card,slides,slideshow,windows,website,webpage,layers
cards-three:card,slides,slideshow,windows,website,webpage,layers,stack
caret-circle-double-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-double-left:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-double-right:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-double-up:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-left:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-right:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-up:chevron,directional,pointer,pointing,arrowhead,triangle
caret-circle-up-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-double-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-double-left:chevron,directional,pointer,pointing,arrowhead,triangle
caret-double-right:chevron,directional,pointer,pointing,arrowhead,triangle
caret-double-up:chevron,directional,pointer,pointing,arrowhead,triangle
caret-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-left:chevron,directional,pointer,pointing,arrowhead,triangle
caret-line-down:chevron,directional,pointer,pointing,arrowhead,triangle
caret-line-left:chevron,directional,pointer,pointing,arrowhead,triangle
caret-line-right:chevron,directional,pointer,pointing,arrowhead,triangle
caret-line-up:chevron,directional,pointer,pointing,arrowhead,triangle
caret-right:chevron,directional,pointer,pointing,arrowhead,triangle
caret-up:chevron,directional,pointer,pointing,arrowhead,triangle
caret-up-down:chevron,directional,pointer,pointing,arrowhead,triangle
carrot:food,vegetable,veggie,groceries,market
cash-register:retail,point-of-sale,pos,transaction,sales,till
cassette-tape:recording,audio,album,music
castle-turret:chess,rook
cat:pets,animals,kitty,kitten
cell-signal-full:wireless,cellular,phone,mobile,network,connection,connectivity,reception,service
cell-signal-high:wireless,cellular,phone,mobile,network,connection,connectivity,reception,service
cell-signal-low:wireless,cellular,phone,mobile,network,connection,connectivity,reception,service
cell-signal-medium:wireless,cellular,phone,mobile,network,connection,connectivity,reception,service
cell-signal-none:wireless,cellular,phone,mobile,network,connection,connectivity,reception,service
cell-signal-slash:wireless,cellular,phone,mobile,network,connection,connectivity,disconnected,disabled,reception,service
cell-signal-x:wireless,cellular,phone,mobile,network,connection,connectivity,reception,disconnected,errors,service
cell-tower:wireless,cellular,broadcast,phone,mobile,network,connection,connectivity
certificate:awards,certification,degree,diploma
chair:seat,furniture
chalkboard:blackboard,whiteboard,classroom,teacher,education,school,college,university
chalkboard-simple:blackboard,whiteboard,classroom,teacher,education,school,college,university
chalkboard-teacher:blackboard,whiteboard,classroom,education,school,college,university
champagne:glass,drinks,beverages,wine,places,locations,bars,restaurants,food,dining
charging-station:ev,charge,fuel,pump
chart-bar:graphs,graphing,charts,statistics,histogram,analyze,analysis
chart-bar-horizontal:graphs,graphing,charts,statistics,histogram,analyze,analysis
chart-donut:graphs,graphing,charts,statistics,analyze,analysis,circle
chart-line:graphs,graphing,charts,statistics,analyze,analysis,stocks
chart-line-down:graphs,graphing,charts,statistics,analyze,analysis,stocks
chart-line-up:graphs,graphing,charts,statistics,analyze,analysis,stocks
chart-pie:graphs,graphing,charts,statistics,circle,analyze,analysis
chart-pie-slice:graphs,graphing,charts,statistics,circle,analyze,analysis
chart-polar:graphs,graphing,charts,statistics,analyze,analysis,circle
chart-scatter:graphs,graphing,charts,statistics,analyze,analysis
chat:send,sent,messages,messaging,sms,texting,comment,square,bubble
chat-centered:send,sent,messages,messaging,sms,texting,comment,square,bubble
chat-centered-dots:send,sent,messages,messaging,sms,texting,comment,square,bubble
chat-centered-slash:messages,messaging,sms,texting,comment,square,bubble
chat-centered-text:send,sent,messages,messaging,sms,texting,comment,square,bubble
chat-circle:send,sent,messages,messaging,sms,texting,comment,round,bubble
chat-circle-dots:send,sent,messages,messaging,sms,texting,comment,round,bubble
chat-circle-slash:messages,messaging,sms,texting,comment,round,bubble
chat-circle-text:send,sent,messages,messaging,sms,texting,comment,round,bubble
chat-dots:send,sent,messages,messaging,sms,texting,comment,square,bubble
chat-slash:messages,messaging,sms,texting,comment,square,bubble
chat-teardrop:send,sent,messages,messaging,sms,texting,comment,bubble
chat-teardrop-dots:send,sent,messages,messaging,sms,texting,comment,bubble
chat-teardrop-slash:messages,messaging,sms,texting,comment,bubble
chat-teardrop-text:send,sent,messages,messaging,sms,texting,comment,bubble
chat-text:send,sent,messages,messaging,sms,texting,comment,square,bubble
chats:send,sent,messages,messaging,sms,texting,comment,square,bubble
chats-circle:send,sent,messages,messaging,sms,texting,comment,round,bubble
chats-teardrop:send,sent,messages,messaging,sms,texting,comment,bubble
check:todo,to-do,task,list,checkbox,ok,done
check-circle:todo,to-do,task,list,checkbox,round,ok,done
check-fat:todo,to-do,task,list,checkbox,ok,done
check-square:todo,to-do,task,list,checkbox,rectangle,ok,done
check-square-offset:todo,to-do,task,list,checkbox,rectangle,ok,done
checkerboard:crossword
checks:todo,task,to-do,list,checkbox,ok,done
cheers:glass,drinks,beverages,champagne,toast,places,locations,bars,restaurants,food,dining
cheese:dairy,wedge,food,dining
chef-hat:cooking,cuisine,kitchen,clothes,clothing
cherries:food,fruit,cherry,groceries,market
church:christ,christianity,cathedral,religion,worship
cigarette:smoking,tobacco
cigarette-slash:non-smoking,tobacco
circle:round,shapes,polygons
circle-dashed:missing,round,shapes,polygons
circle-half:round,shapes,contrast,brightness
circle-half-tilt:round,shapes,contrast,brightness
circle-notch:round,shapes,loading,loader,spinner,waiting,progress
circles-four:round,shapes,polygons,4
circles-three:round,shapes,polygons,3,asana
circles-three-plus:round,shapes,polygons,3
circuitry:processor,microchip,computer,circuit,electronics,motherboard
city:skyline,skyscrapers,places,locations,buildings
clipboard:copy,copied,checklist
clipboard-text:copy,copied,checklist
clock:times,timer,alarm,schedule,events,watch
clock-afternoon:times,timer,alarm,schedule,events,watch
clock-clockwise:times,timer,alarm,schedule,events,restore,fast forward,update
clock-countdown:times,timer,alarm,schedule,events,watch
clock-counter-clockwise:times,timer,alarm,schedule,events,backup,rewind,history
clock-user:times,timer,shift,schedule,events,watch
closed-captioning:subtitles,television,tv,transcribed,transcription,accessibility,a11y
cloud:serverless,backup,storage,meteorology,cloudy,overcast
cloud-arrow-down:serverless,backup,storage,download
cloud-arrow-up:serverless,backup,storage,upload
cloud-check:serverless,backup,storage,sync,synchronized
cloud-fog:meteorology,cloudy,overcast,foggy,mist,haze
cloud-lightning:meteorology,cloudy,overcast,stormy,thunderstorm
cloud-moon:meteorology,cloudy,partly cloudy,night,evening
cloud-rain:meteorology,cloudy,rainy,raining,stormy,rainstorm
cloud-slash:serverless,backup,storage,sync,disabled
cloud-snow:meteorology,cloudy,snowy,snowing,stormy,snowstorm
cloud-sun:meteorology,cloudy,partly cloudy,partly sunny
cloud-warning:serverless,backup,storage,errors
cloud-x:serverless,backup,storage,errors
clover:four leaf clover,plants,luck,lucky,irish
club:clubs,suits,cards,gambling,casino,gaming
coat-hanger:clothing,clothes,closet
code:angle brackets,angle braces,snippets
code-block:angle brackets,angle braces,snippets
code-simple:angle brackets,angle braces,snippets
coffee:tea,java,beverages,drinks,cafe,cup,mug,espresso,cappuccino,latte,places,locations,bars,restaurants,food,dining
coffee-bean:tea,java,beverages,drinks,cafe,cup,mug,espresso,cappuccino,latte,places,locations,bars,restaurants,food,dining
coin:coins,cents,change,money,currency,payment,paying,purchase,price,sell
coin-vertical:cents,change,money,currency,payment,paying,purchase,price,sell
coins:cents,change,money,currency,payment,paying,purchase,price,sell
columns:2,shapes,polygons,box,stack,list,table,cards
columns-plus-left:2,shapes,polygons,box,stack,list,table,cards,prepend,insert
columns-plus-right:2,shapes,polygons,box,stack,list,table,cards,append,insert
command:apple,keyboard,shortcut,modifier,looped square,bowen knot,saint john’s arms
compass:navigation,directions,maps,safari,apple
compass-rose:navigation,directions,maps,cardinal,cartography
compass-tool:drawing,geometry,trigonometry,degrees,radians,measurement,protractor,compass,arc
computer-tower:desktop,pc,imac
confetti:tada,party,emoji
contactless-payment:purchase,credit card,nfc
control:ctrl,key,keyboard,shortcut,caret
cookie:privacy,dessert,food,dining
cooking-pot:stew,kitchen,steaming,restaurants,food,dining
copy:duplicated,copied,clipboard
copy-simple:duplicated,copied,clipboard
copyleft:intellectual property,symbol
copyright:intellectual property,symbol
corners-in:collapse,windowed,minimized
corners-out:expand,fullscreen,maximized
couch:furniture,seat
court-basketball:sports,nba
cow:animals,livestock,beef,bull,milk,dairy
cowboy-hat:clothes,clothing,stetson
cpu:processor,microchip,computer,circuit
crane:construction,industry
crane-tower:construction,industry
credit-card:debit,visa,mastercard,money,payment,paying,purchase,swipe
cricket:sports,ball,bat
crop:photography,clip,screenshots
cross:dagger,crucifix,christ,christianity,religion,worship,symbol
crosshair:geolocation,gps,aiming,targeting
crosshair-simple:geolocation,gps,aiming,targeting
crown:king,queen,royalty,monarch,ruler,leader,chess
crown-cross:king,queen,royalty,monarch,ruler,leader,chess
crown-simple:king,queen,royalty,monarch,ruler,leader,chess
cube:square,box,3d,volume,blocks
cube-focus:augmented reality,ar,virual reality,vr,3d,scan
cube-transparent:square,box,3d,volume,blocks,necker
currency-btc:money,btc,bitcoin,crypto,cryptocurrency,payment,paying,purchase
currency-circle-dollar:money,usd,payment,paying,purchase
currency-cny:money,yuan,payment,paying,purchase
currency-dollar:money,usd,payment,paying,purchase
currency-dollar-simple:money,usd,payment,paying,purchase
currency-eth:money,ethereum,crypto,cryptocurrency,payment,paying,purchase
currency-eur:money,euros,payment,paying,purchase
currency-gbp:money,pounds sterling,payment,paying,purchase
currency-inr:money,rupees,payment,paying,purchase
currency-jpy:money,yen,payment,paying,purchase
currency-krw:money,won,payment,paying,purchase
currency-kzt:money,kazakhstan,tenge,payment,paying,purchase
currency-ngn:money,nigeria,naira,payment,paying,purchase
currency-rub:money,rubles,payment,paying,purchase
cursor:pointer,arrowhead,mouse,click
cursor-click:pointer,arrowhead,mouse
cursor-text:i-beam,input,select
cylinder:shapes,tube
database:saved,saving,archived,archiving,archival,hard disk,storage,hdd,servers,databases
desk:furniture,workspace,table
desktop:computer,pc,imac,tower
desktop-tower:computer,pc,imac
detective:incognito,police,law enforcement,spy,secret
device-mobile:cellphone,cellular
device-mobile-camera:cellphone,cellular
device-mobile-slash:cellphone,cellular
device-mobile-speaker:cellphone,cellular
device-rotate:orientation,landscape,portrait,spin,flip
device-tablet:cellphone,cellular,ipad,phablet
device-tablet-camera:cellphone,cellular,ipad,phablet
device-tablet-speaker:cellphone,cellular,ipad,phablet
devices:responsive,cellphone,cellular,tablet,destop
diamond:rectangle,shapes,polygons,diamonds,suits,cards,gambling,casino,gaming
diamonds-four:shapes,grid,component
dice-five:die,rolling,gamble,gambling,casino,gaming,5
dice-four:die,rolling,gamble,gambling,casino,gaming,4
dice-one:die,rolling,gamble,gambling,casino,gaming,1
dice-six:die,rolling,gamble,gambling,casino,gaming,6
dice-three:die,rolling,gamble,gambling,casino,gaming,3
dice-two:die,rolling,gamble,gambling,casino,gaming,2
disc:cd-rom,compact disk,album,record
disco-ball:danging,club,70s
divide:division,divisor,dividend,quotient,mathematics,arithmetic,calculator
dna:double helix,gene,genetics
dog:pets,animals,puppy
door:entrance,exit
door-open:entrance,exit
dot:dots,circles,shapes,polygons
dot-outline:dots,circles,shapes,polygons
dots-nine:grid,circles,shapes,polygons,9
dots-six:drag handle,knurling,circles,shapes,polygons,6
dots-six-vertical:drag handle,knurling,circles,shapes,polygons,6
dots-three:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
dots-three-circle:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
dots-three-circle-vertical:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
dots-three-outline:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
dots-three-outline-vertical:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
dots-three-vertical:menu,overflow,circles,shapes,polygons,3,ellipsis,ellipses,more
download:saved,saving,archived,archiving,archival,downloaded,downloading,hard drive,disk
download-simple:saved,saving,archived,archiving,archival,downloaded,downloading,hard drive,disk,import
dress:clothes,clothing
dresser:furniture,bedroom,storage,drawers,wardrobe
drone:aerial,uav,photography,remote
drop:droplet,teardrop,raindrop,raining,meteorology,water,blur
drop-half:droplet,teardrop,raindrop,humidity,water,contrast,brightness
drop-half-bottom:droplet,teardrop,raindrop,humidity,water,contrast,brightness
drop-simple:droplet,teardrop,raindrop,raining,humidity,meteorology,water,blur
drop-slash:droplet,teardrop,raindrop,raining,humidity,meteorology,water,blur,disabled
ear:hearing,audio,sound
ear-slash:hearing,audio,sound,mute,accessible
egg:chicken,food,meal,baby,hatch
egg-crack:chicken,food,meal,baby,hatch,break
eject:disconnect
eject-simple:disconnect
elevator:lift
empty:empty set,member,mathematics,arithmetic,calculator,null
engine:motor,repair,vehicles,automobile
envelope:mail,email,send,sent,message,post,letter
envelope-open:mail,email,send,sent,message,read,post,letter
envelope-simple:mail,email,send,sent,message,post,letter
envelope-simple-open:mail,email,send,sent,message,read,post,letter
equalizer:music,audio,meter,volume,spectrum,eq,deezer
equals:equality,equivalent,equivalence,mathematics,arithmetic,calculator
eraser:write,writing,editing,undo,deleted
escalator-down:stairs
escalator-up:stairs
exam:text,examination,paper,school,grade
exclamation-mark:alert,warning,caution,interjection,punctuation,symbol
exclude:venn-diagram,difference,intersection
exclude-square:venn-diagram,difference,intersection
export:share,send to,arrows
eye:visible,hidden,show,hide,visibility,view
eye-closed:visible,hidden,show,hide,visibility,view,invisible,private
eye-slash:visible,hidden,show,hide,visibility,view,invisible,eyelashes,disabled,private
eyedropper:colors,color picker,sample,arts
eyedropper-sample:colors,color picker,arts
eyeglasses:vision,spectacles
eyes:look,glance
face-mask:ppe,facemask,covid-19,coronavirus,flu,cold
factory:industry,manufacture,buildings,places,locations
faders:music,audio,sliders,filters,equalizer,volume,settings,preferences
faders-horizontal:music,audio,sliders,filters,equalizer,volume,settings,preferences
fallout-shelter:radiation,radioactive,nuclear,bunker,contamination,quarantine,toxic,danger,caution
fan:desk fan,air conditioning
farm:farmer,field,farming,agriculture
fast-forward:audio,music,seek,scrub,scan,ahead,skip
fast-forward-circle:audio,music,seek,scrub,scan,ahead,skip
feather:bird
file:documents,files,save,write,page
file-archive:documents,zip,compression
file-arrow-down:documents,files,save,write,download,directional,pointer,pointing,arrowhead
file-arrow-up:documents,files,save,write,upload,directional,pointer,pointing,arrowhead
file-audio:documents,music,sound
file-c:documents,code
file-c-sharp:documents,code
file-cloud:documents,sync
file-code:documents
file-cpp:documents,code
file-css:documents,code
file-csv:documents,data
file-dashed:documents,files,browse,draft,open,dotted
file-doc:documents,word,microsoft
file-html:documents,code
file-image:documents,pictures,photograph
file-ini:documents
file-jpg:documents,pictures,photograph,jpeg
file-js:documents,code,javascript
file-jsx:documents,code,javascript
file-lock:documents,secure,locked,private
file-magnifying-glass:documents,files,search,find,locate,browse,missing
file-md:documents,notes,markdown
file-minus:documents,files,delete,write,remove,-
file-pdf:documents,files,acrobat
file-plus:documents,files,save,write,add,new,create
file-png:documents,pictures,photograph
file-ppt:documents,powerpoint,microsoft
file-py:documents,code,python
file-rs:documents,code,rust
file-sql:documents,database
file-svg:documents,images,vector
file-text:documents,files,save,write
file-ts:documents,code,typescript
file-tsx:documents,code,typescript
file-txt:documents
file-video:documents,movie
file-vue:documents,code
file-x:documents,files,cancelled,deleted,removed,errors
file-xls:documents,excel,microsoft
file-zip:documents,archive,compression
files:documents,open,library
film-reel:videography,films,movies,recording
film-script:screenplay,movie
film-slate:clapper,movie
film-strip:camera,photography,darkroom,movie,analog
fingerprint:security,secured,authentication,authenticated,login,locked,biometrics,encrypted,encryption
fingerprint-simple:security,secured,authentication,authenticated,login,locked,biometrics,encrypted,encryption
finn-the-human:adventure time,cartoons,television,tv,character
fire:flame,burning,match,lighter
fire-extinguisher:safety,prevention,emergency,hazard,danger,caution
fire-simple:flame,burning,match,lighter
fire-truck:first-aid,emt,medical,medicine,injury,safety,emergency,firefighter
first-aid:hospital,cross,medical,medicine,injury,safety,emergency,doctor
first-aid-kit:bandages,medical,medicine,injury,safety,emergency,doctor
fish:animals,pets,food,seafood,restaurants,dining
fish-simple:animals,pets,food,seafood,restaurants,dining
flag:country,countries,finished,completed,flags
flag-banner:ribbon,country,countries,finished,completed,flags,swallowtail
flag-banner-fold:ribbon,country,countries,finished,completed,flags,swallowtail
flag-checkered:flags,race,racing,finish line
flag-pennant:flags,race,sports,team
flame:fire,burning,match,lighter
flashlight:torch,find,search,locate
flask:beaker,science,chemistry,experiment,erlenmeyer
flip-horizontal:mirror,rotate,invert
flip-vertical:mirror,rotate,invert
floppy-disk:diskette,directory,directories,folders,documents,files,save,write
floppy-disk-back:diskette,directory,directories,folders,documents,files,save,write
flow-arrow:flowchart,arrowhead
flower:plants,green,environmental
flower-lotus:plants,green,environmental,spirituality
flower-tulip:plants,green,environmental
flying-saucer:ufo,space,aliens,extra terrestrial,sci-fi
folder:directory,directories,files,folders
folder-dashed:directory,directories,files,folders,missing,temporary,dotted
folder-lock:directory,directories,files,folders,private,secure
folder-minus:directory,directories,files,delete,write,remove,-
folder-open:directory,directories,files,folders,load
folder-plus:directory,directories,files,save,write,add,new,create
folder-simple:directory,directories,files,folders
folder-simple-dashed:directory,directories,files,folders,missing,temporary,dotted
folder-simple-lock:directory,directories,files,folders,private,secure
folder-simple-minus:directory,directories,files,delete,write,remove,-
folder-simple-plus:directory,directories,files,save,write,add,new,create
folder-simple-star:directory,directories,files,folders,favorite,starred
folder-simple-user:directory,directories,files,folders,personal
folder-star:directory,directories,files,folders,favorite,starred
folder-user:directory,directories,files,folders,personal
folders:directory,directories,files,copy,copied,duplicated
football:sports,american football,nfl
football-helmet:sports,american football,nfl
footprints:path,trail,walk,route,hike,hiking
fork-knife:food,meal,eating,restaurants,dining,utensils
four-k:uhd,resolution,video
frame-corners:expand,fullscreen,maximized,resize,windowed,capture
function:mathematics,arithmetic,f-stop
funnel:filters,refine,sorting
funnel-simple:filters,refine,sorting
funnel-simple-x:filters,refine,sorting
funnel-x:filters,refine,sorting
game-controller:gaming,video games,nintendo switch,sony playstation,microsoft xbox
garage:vehicles,automobile,buildings,transportation
gas-can:jerrycan,petrol,fuel,gasoline
gas-pump:gas station,petrol,fuel,gasoline
gauge:dashboard,meter,speed,speedometer,odometer,performance
gavel:judge,justice,legal,law,court,hammer,government
gear:8,settings,setup,preferences,cogs,gears,machinery,mechanical
gear-fine:setup,preferences,cogs,gears,machinery,mechanical
gear-six:6,settings,setup,preferences,cogs,gears,machinery,mechanical
gender-female:woman,feminine,venus
gender-intersex:transgender,non-binary
gender-male:man,masculine,mars
gender-neuter:agender,non-binary,asexual
gender-nonbinary:intersex,non-binary
gender-transgender:intersex,non-binary
ghost:pac-man,spirit,scary,halloween
gif:gifs,giphy
gift:presents,holiday,birthday
git-branch:github,vcs,source control,version control,versioning,branches
git-commit:github,vcs,source control,version control,versioning,commits
git-diff:github,vcs,source control,version control,versioning,difference,compare
git-fork:github,vcs,source control,version control,versioning,split
git-merge:github,vcs,source control,version control,versioning,split
git-pull-request:github,vcs,source control,version control,versioning,merge request
globe:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography,internet
globe-hemisphere-east:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography,europe,africa,asia,australia
globe-hemisphere-west:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography,north america,south america
globe-simple:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography
globe-simple-x:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography,internet
globe-stand:world,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography
globe-x:world,earth,global,planet,circle,round,internationalization,i18n,languages,country,countries,geography,internet
goggles:swim,swimming,sports,exercise,olympics,aquatics
golf:sports,pga,tee,ball
gps:geolocation,location,navigation
gps-fix:geolocation,location,navigation
gps-slash:geolocation,location,navigation,disabled
gradient:fade,ombre,opacity
graduation-cap:classroom,teacher,education,school,college,university,degree,graduate,hat
grains:wheat,gluten,farm,farming,agriculture
grains-slash:gluten-free,wheat,gluten,farm,farming,agriculture
graph:nodes,tree
graphics-card:microchip,computer,circuit
greater-than:gt,comparison,mathematics,arithmetic,calculator
greater-than-or-equal:gte,comparison,mathematics,arithmetic,calculator
grid-four:4,apps,applications,squares,tiles,cells,tables,tabular,spreadsheets,excel
grid-nine:9,apps,applications,squares,tiles,cells,tables,tabular,spreadsheets,excel
guitar:music,instrument
hair-dryer:blow dryer,beauty,grooming,salon
hamburger:fast food,party,places,locations,restaurants,food,dining
hammer:tools,carpentry,construction
hand:pointers,cursors,emoji,backhand
hand-arrow-down:take,receive,remove,withdraw,emoji
hand-arrow-up:give,insert,deposit,donation,emoji
hand-coins:donation,payment,money,paying,purchase
hand-deposit:give,insert,donation,atm,emoji
hand-eye:emoji,hamsa,evil eye
hand-fist:emoji,power,protest,blm
hand-grabbing:pointers,cursors,emoji,drag,hold
hand-heart:donation,care,emoji
hand-palm:pointers,cursors,emoji,palm,stop,wait,hamsa,5
hand-peace:emoji,victory
hand-pointing:pointers,cursors,emoji,fingers,clicks,mouse
hand-soap:dispenser,pump,sanitizer,disinfectant,lotion,bottle
hand-swipe-left:pointers,cursors,gesture
hand-swipe-right:pointers,cursors,gesture
hand-tap:pointers,cursors,gesture
hand-waving:emoji,palm,wave,hello,goodbye
hand-withdraw:take,remove,withdrawal,atm,emoji
handbag:suitcases,valises,baggage,purses
handbag-simple:suitcases,valises,baggage,purses
hands-clapping:emoji,clap,applause
hands-praying:emoji,religion,worship,prayer,thanks,thank you
handshake:emoji,deal,agreement
hard-drive:saved,saving,archived,archiving,archival,hard disk,storage,hdd,servers,databases
hard-drives:saved,saving,archived,archiving,archival,hard disk,storage,hdd,servers,databases
hard-hat:safety,construction,industry,helmet,ppe
hash:hashtag,octothorpe,pound sign,number sign,tic-tac-toe,symbol
hash-straight:hashtag,octothorpe,pound sign,number sign,tic-tac-toe,symbol
head-circuit:automaton,artificial intelligence,ai
headlights:brights,high beams
headphones:music,audio,listening
headset:music,audio,listening,gaming,voice chat,microphone,headphones,support,customer-service,call-center
heart:wellness,love,healthy,like,favorites,favorited,suits,cards,gambling,casino,gaming,emoji
heart-break:love,hate,crack,split,divorce,emoji
heart-half:wellness,love,healthy,like,favorites,favorited
heart-straight:wellness,love,healthy,like,favorites,favorited,suits,cards,gambling,casino,gaming,emoji
heart-straight-break:love,hate,crack,split,divorce,emoji
heartbeat:wellness,healthy,ecg,ekg,vitals,monitor
hexagon:6,shapes,polygons
high-definition:hd,resolution,video
high-heel:pumps,clothes,clothing,shoes
highlighter:marker,write,writing,editing
highlighter-circle:write,writing,editing,drawing
hockey:sports,nhl,stick,puck
hoodie:clothes,clothing,sweatshirt
horse:animals,equestrian,chess,knight,sports
hospital:places,locations,medical,medicine,emergency,doctor,buildings
hourglass:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-high:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-low:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-medium:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-simple:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-simple-high:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-simple-low:times,timer,alarms,clock,schedule,events,waiting,progress
hourglass-simple-medium:times,timer,alarms,clock,schedule,events,waiting,progress
house:homes,buildings,places,locations
house-line:homes,buildings,places,locations
house-simple:homes,buildings,places,locations
hurricane:meteorology,cyclone,storm,disaster,wind
ice-cream:food,dessert,cone
identification-badge:license,credentials,nametag,user,verification
identification-card:license,badge,credentials,nametag,user,verification
image:pictures,photographs,photography,wallpapers,gallery,landscape
image-broken:pictures,photographs,photography,wallpapers,gallery,landscape,missing,error,404
image-square:pictures,photographs,photography,wallpapers,gallery,landscape
images:pictures,photographs,photography,wallpapers,gallery,landscape,album
images-square:pictures,photographs,photography,wallpapers,gallery,landscape,album
infinity:infinite,lemniscate,figure-eight,mathematics,arithmetic,calculator
info:information,help,support
intersect:round,join,union,merge,combine,intersecting,intersection
intersect-square:venn-diagram,join,intersection
intersect-three:venn-diagram,join,intersection,gender,pronouns
intersection:set,member,mathematics,arithmetic,calculator
invoice:receipt,expense,bill
island:geography,beach,ocean,tropical,palm,vacation,trip,locations,places
jar:mason jar,kitchen,pantry,canning,preserves,food,condiments
jar-label:mason jar,kitchen,pantry,canning,preserves,food,condiments
jeep:vehicles,automobile,suv,cars,trucks,wrangler,off-road,transit,transportation,traveling
joystick:gaming,game controller,video games,arcade game,atari
kanban:scheduling,tasks,project management,process,lean,agile
key:padlock,security,secured,authentication,authenticated,login,locked,encrypted,encryption
key-return:keyboard,enter
keyboard:typing,type,keys,input
keyhole:lock,security,secured,authentication,authenticated,login,locked,encrypted,encryption,privacy,private
knife:tools,food,meal,eating,restaurants,dining,utensils
ladder:stairs,steps,climbing
ladder-simple:stairs,steps,climbing
lamp:light,furniture,appliances
lamp-pendant:light,furniture,appliances
laptop:computer,notebook,pc,macbook
lasso:select,selection,loop,rope,cowboy
layout:wireframe,sidebar,ui,interface
leaf:plants,trees,branches,leaves,nodes,green,environmental
lectern:lecture,podium,pulpit,stand,speech,presentation,keynote
lego:toys,blocks,bricks
lego-smiley:face,emoji,toys,blocks,bricks
less-than:lt,comparison,mathematics,arithmetic,calculator
less-than-or-equal:lte,comparison,mathematics,arithmetic,calculator
letter-circle-h:hospital,letter,glyph,character
letter-circle-p:parking lot,valet,vehicles,letter,glyph,character
letter-circle-v:vegan,letter,glyph,character
lifebuoy:lifebelt,lifesaver,safety,help,support,nautical,boats,ships
lightbulb:flashlight,bulbs,lighting,led,energy,idea
lightbulb-filament:flashlight,bulbs,lighting,led,energy,idea
lighthouse:buildings,nautical,navigation,boats,ships,safety
lightning:meteorology,stormy,thunderstorm,thunderbolt,charged,charger,charging,power,electricity,flash
lightning-a:flash,auto
lightning-slash:thunderbolt,charged,charger,charging,power,electricity,disabled,flash
line-segment:shapes,drawing,path,pen,vector
line-segments:shapes,drawing,path,pen,vector
line-vertical:bar,pipe
link:anchor,hyperlink,hypertext,chains,chained
link-break:anchor,hyperlink,hypertext,chains,chained,errors,broken
link-simple:anchor,hyperlink,hypertext,chains,chained
link-simple-break:anchor,hyperlink,hypertext,chains,chained,errors,broken
link-simple-horizontal:anchor,hyperlink,hypertext,chains,chained
link-simple-horizontal-break:anchor,hyperlink,hypertext,chains,chained,errors,broken
list:hamburger menu,overflow menu,sidebar,3,ul,ol,unordered list,ordered list,checklist,lines
list-bullets:ul,unordered list,bulleted list,checklist
list-checks:checklist,todo
list-dashes:ul,unordered list,dashed list,checklist
list-heart:favorites,wishlist,liked
list-magnifying-glass:search,find,locate,query,inspect
list-numbers:ol,ordered list,numbered list,checklist
list-plus:ul,ol,unordered list,ordered list,checklist,add
list-star:favorites,wishlist,liked
lock:padlock,security,secured,authentication,authenticated,login,locked,encrypted,encryption,privacy,private
lock-key:padlock,security,secured,authentication,authenticated,login,locked,encrypted,encryption,privacy,private
lock-key-open:padlock,security,unsecured,authentication,unauthenticated,login,unlocked,unencrypted,encryption,privacy
lock-laminated:padlock,security,secured,authentication,authenticated,login,locked,encrypted,encryption,privacy,private
lock-laminated-open:padlock,security,unsecured,authentication,unauthenticated,login,unlocked,unencrypted,encryption,privacy,private
lock-open:padlock,security,unsecured,authentication,unauthenticated,login,unlocked,unencrypted,encryption,privacy
lock-simple:padlock,security,secured,authentication,authenticated,login,locked,encrypted,encryption,privacy,private
lock-simple-open:padlock,security,unsecured,authentication,unauthenticated,login,unlocked,unencrypted,encryption,privacy,private
lockers:locker room,gym,storage
log:tree,stump,stick,branch
magic-wand:selection,wizard,games
magnet:magnetism,science,physics
magnet-straight:magnetism,science,physics
magnifying-glass:search,find,locate,query,inspect
magnifying-glass-minus:search,find,locate,query,inspect,zoom out,-
magnifying-glass-plus:search,find,locate,query,inspect,zoom in
mailbox:email,letters,messaging,post
map-pin:maps,places,markers,pins,locations,poi,point of interest
map-pin-area:maps,places,markers,pins,locations,poi,point of interest
map-pin-line:maps,places,markers,pins,locations,poi,point of interest
map-pin-plus:maps,places,markers,pins,locations,add,point of interest
map-pin-simple:maps,places,markers,pins,locations,poi,point of interest
map-pin-simple-area:maps,places,markers,pins,locations,poi,point of interest
map-pin-simple-line:maps,places,markers,pins,locations,poi,point of interest
map-trifold:maps,places,locations,cartography,geography
marker-circle:write,writing,editing,drawing
martini:glass,drinks,beverages,cocktails,places,locations,bars,restaurants,food,dining
mask-happy:theater,costume,smile,smiling,thalia
mask-sad:theater,costume,cry,crying,melpomene
math-operations:addition,sum,subtraction,difference,multiply,multiplication,product,divide,division,divisor,dividend,quotient,equals,equality,mathematics,arithmetic,calculator,-
medal:ribbons,winning,victory,awards,rosette
medal-military:ribbons,winning,victory,awards,military
megaphone:bullhorn,announcements,loudspeaker,broadcast
megaphone-simple:bullhorn,announcements,loudspeaker,broadcast
member-of:is element of,set,member,mathematics,arithmetic,calculator
memory:ram,microchip,computer,circuit,electronics
meteor:astronomy,asteroid,fireball
metronome:music,beat,tempo,bpm
microphone:audio,recording,music,sound,podcast,studio
microphone-slash:audio,recording,music,sound,podcast,studio,muted,disabled
microphone-stage:audio,recording,music,sound,performance,concert
microscope:science,biology,experiment,magnify
minus:-,subtraction,difference,mathematics,arithmetic,calculator,line,horizontal,divider
minus-circle:-,subtraction,difference,mathematics,arithmetic,calculator,round
minus-square:-,subtraction,difference,mathematics,arithmetic,calculator
money:cash,dollars,paper bills,payment,paying,purchase
money-wavy:cash,dollars,paper bills,payment,paying,purchase
monitor:screen,television,tv,displays
monitor-arrow-up:screen,screencast,screenshare,upload,video,movie
monitor-play:screen,television,tv,displays,screencast,video,movie
moon:night,evening,clear,sleep,snooze,night mode,dark mode,astronomy,stargazing
moon-stars:night,evening,clear,sleep,snooze,night mode,dark mode,astronomy,stargazing,constellation
moped:scooter,vehicles,vespa,transportation,travel
moped-front:scooter,vehicles,vespa,transportation,travel
mosque:islam,muslim,religion,worship
motorcycle:vehicles,motorbike,transportation,travel
mountains:hills,outdoors,terrain,geology,adventure
mouse:clicks,input
mouse-left-click:clicks,input
mouse-middle-click:clicks,input
mouse-right-click:clicks,input
mouse-scroll:clicks,input
mouse-simple:clicks,input
music-note:songs,audio,playlist,albums
music-note-simple:songs,audio,playlist,albums
music-notes:songs,audio,playlist,albums
music-notes-minus:songs,audio,playlist,albums,remove,subtract
music-notes-plus:songs,audio,playlist,albums,add
music-notes-simple:songs,audio,playlist,albums
navigation-arrow:location,directions,compass,gps
needle:sewing,thread,awl,tailor
network:internet,ethernet,lan
network-slash:internet,ethernet,lan,error
network-x:internet,ethernet,lan,disabled
newspaper:reading,writing,journals,periodicals
newspaper-clipping:reading,writing,journals,periodicals
not-equals:equality,equivalent,equivalence,mathematics,arithmetic,calculator
not-member-of:is not element of,set,member,mathematics,arithmetic,calculator
not-subset-of:set,member,mathematics,arithmetic,calculator
not-superset-of:set,member,mathematics,arithmetic,calculator
notches:textarea,resize,drag handle,knurling
note:notes,note-taking,memorandum,post-it,reminders
note-blank:notes,note-taking,memorandum,post-it,reminders
note-pencil:notes,note-taking,memorandum,post-it,reminders
notebook:notes,note-taking,memorandum,journal,diary,logs,logbook
notepad:logs,logbook,notes,note-taking,memorandum,journal,diary
notification:badge,pip
nuclear-plant:renewable,energy,power,electricity
number-circle-eight:8,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-five:5,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-four:4,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-nine:9,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-one:1,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-seven:7,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-six:6,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-three:3,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-two:2,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-circle-zero:0,round,numbers,numerals,digits,mathematics,arithmetic,calculator
number-eight:8,numbers,numerals,digits,mathematics,arithmetic,calculator
number-five:5,numbers,numerals,digits,mathematics,arithmetic,calculator
number-four:4,numbers,numerals,digits,mathematics,arithmetic,calculator
number-nine:9,numbers,numerals,digits,mathematics,arithmetic,calculator
number-one:1,numbers,numerals,digits,mathematics,arithmetic,calculator
number-seven:7,numbers,numerals,digits,mathematics,arithmetic,calculator
number-six:6,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-eight:8,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-five:5,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-four:4,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-nine:9,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-one:1,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-seven:7,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-six:6,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-three:3,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-two:2,numbers,numerals,digits,mathematics,arithmetic,calculator
number-square-zero:0,numbers,numerals,digits,mathematics,arithmetic,calculator
number-three:3,numbers,numerals,digits,mathematics,arithmetic,calculator
number-two:2,numbers,numerals,digits,mathematics,arithmetic,calculator
number-zero:0,numbers,numerals,digits,mathematics,arithmetic,calculator
numpad:dialer,dialpad,call-center,telephone,landline,password,passcode
nut:bolts,screws,machinery,tools,hexagon
octagon:8,shapes,polygons
office-chair:furniture,seat
onigiri:rice ball,japanese,food,restaurant
option:keyboard,shortcut,modifier
orange:food,fruit,juice,citrus,groceries,market
orange-slice:food,fruit,juice,citrus,groceries,market
oven:stove,stovetop,food,cooking,cuisine,kitchen
package:packages,boxes,delivery,mail,postal service,bundles,library,libraries,shipping
paint-brush:colors,color picker,arts
paint-brush-broad:fill,colors,color picker,arts
paint-brush-household:colors,color picker,arts
paint-bucket:paintbucket,colors,color picker,fill,arts
paint-roller:colors,color picker,fill,arts,theme
palette:paint,colors,color picker,arts
panorama:image,picture,photography,landscape,360
pants:clothing,clothes,jeans
paper-plane:mail,email,send,sent,messages,messaging,toys,games
paper-plane-right:mail,email,send,sent,messages,messaging,toys,games
paper-plane-tilt:mail,email,send,sent,messages,messaging,toys,games
paperclip:attachments,mail,email,office
paperclip-horizontal:attachments,mail,email,office
parachute:skydiving,safety
paragraph:pilcrow
park:bench,outdoors
password:security,secured,authentication,authenticated,login,locked,encrypted,encryption
path:transit,travel,trail,gps,navigation,route,destination,vector
pause:music,audio,resume,start,stop
pause-circle:music,audio,resume,start,stop,round
paw-print:pets,pet store,pet shop,animals,cat,dog,veterinarian
peace:love,hippies,peace sign,symbols
pen:ink,write,writing,editing,sign,signature
pen-nib:ink,write,writing,editing,sign,signature,fountain pen,illustrator
pen-nib-straight:ink,write,writing,editing,sign,signature,fountain pen,illustrator
pencil:write,writing,editing,sign,signature
pencil-circle:write,writing,editing,sign,signature
pencil-line:write,writing,editing,sign,signature
pencil-ruler:drawing,drafting,construction,tools
pencil-simple:write,writing,editing,sign,signature
pencil-simple-line:write,writing,editing,sign,signature
pencil-simple-slash:read-only,write,writing,editing
pencil-slash:read-only,write,writing,editing
pentagon:shapes,polygons,5
pentagram:star,wicca,satan,satanism,religion,spirituality,evil,magic
pepper:food,spicy,chile,vegetable
percent:percentage,percentile,ratio,delta,mathematics,arithmetic,calculator
person:walking,human,woman,man,body,transit,transportation,travel,commuter,user
person-arms-spread:accessibility,vitruvian,stretch,sports
person-simple:pedestrian,walking,human,woman,man,body,transit,transportation,travel,commuter,user,exercise
person-simple-bike:pedestrian,biking,bicycle,human,woman,man,body,sports,exercise
person-simple-circle:human,accessibility,a11y,vitruvius,vitruvian
person-simple-hike:pedestrian,climbing,mountaineering,bouldering
person-simple-run:pedestrian,running,human,woman,man,body,transit,transportation,travel,commuter,user,exercise
person-simple-ski:sports,skiing,winter,mountain
person-simple-snowboard:sports,snowboarding,winter,mountain
person-simple-swim:pedestrian,swimming,human,woman,man,body,sports,exercise
person-simple-tai-chi:mindfulness,martial arts,meditation,sports,exercise,yoga
person-simple-throw:pedestrian,tennis,human,woman,man,body,sports,exercise
person-simple-walk:pedestrian,walking,human,woman,man,body,transit,transportation,travel,commuter,user,exercise
perspective:3d,skew,warp,trapezoid
phone:calls,telephone,landline,talk
phone-call:calls,calling,ringing,telephone,landline,talk
phone-disconnect:calls,hang up,disconnected,telephone,landline,talk
phone-incoming:calls,calling,telephone,landline,talk
phone-list:calls,call-center,telephone,landline,talk
phone-outgoing:calls,calling,telephone,landline,talk
phone-pause:calls,hold,call-center,telephone,landline,talk
phone-plus:calls,telephone,landline,talk,conference,add
phone-slash:calls,disabled,disconnected,telephone,landline,talk
phone-transfer:calls,call-center,telephone,landline,talk
phone-x:calls,missed,errors,telephone,landline,talk
pi:π,symbol,mathematics,circle
piano-keys:music,instrument,keyboard
picnic-table:bench,park,outdoors
picture-in-picture:pip,pop-out,minimize,maximize
piggy-bank:savings,deposit,money,coins
pill:capsule,medicine,rx,pharmacy,pharmacist,pharmaceuticals,prescription,drugs
ping-pong:sports,paddle
pint-glass:water,beverage,drinks,beverages,food,dining
pinwheel:toys,whirligig
pipe:tube,plumber,plumbing,construction
pipe-wrench:plumber,plumbing,tools,construction
pix-logo:payments,paying,purchase,logos
pizza:fast food,party,places,locations,restaurants,food,dining
placeholder:empty,notdef,tofu,rectangle slash,missing
planet:saturn,world,globe,astronomy,space
plant:sprout,vegan,farm,farming,garden,gardening
play:music,audio,resume,start
play-circle:music,audio,resume,start,round
play-pause:music,audio,resume,start,stop
playlist:music,audio,queue
plug:outlet,socket,plugin,integration
plug-charging:outlet,socket,plugin,integration,charge,charging
plugs:outlet,socket,plugin,integration,disconnected
plugs-connected:outlet,socket,plugin,integration
plus:addition,sum,mathematics,arithmetic,calculator
plus-circle:addition,sum,mathematics,arithmetic,calculator,round
plus-minus:plus or minus,addition,sum,subtraction,difference,mathematics,arithmetic,calculator,-
plus-square:addition,sum,mathematics,arithmetic,calculator
poker-chip:chips,tokens,cards,gambling,casino
police-car:vehicles,cars,automobiles,law enforcement
polygon:shapes,drawing
popcorn:food,movies,theater
popsicle:ice cream,dessert,summer,food
potted-plant:sprout,vegan,garden,gardening
power:charged,charger,charging,on,off,switch,power switch
prescription:rx,medicine,drugs,pharmacy,pharmacist,pharmaceuticals,doctor
presentation:whiteboard,flipchart,charts,statistics,analyze,analysis,meeting
presentation-chart:whiteboard,flipchart,graphs,graphing,charts,statistics,analyze,analysis,meeting
printer:printing
prohibit:forbidden,prohibited,cancelled,prevent,stop,do not enter
prohibit-inset:forbidden,prohibited,cancelled,prevent,stop,do not enter
projector-screen:projection,presentation,slideshow,movies,charts,statistics,analyze,analysis
projector-screen-chart:projection,presentation,slideshow,graphs,graphing,charts,statistics,analyze,analysis
pulse:activity,heartbeat,medical,ecg,ekg,vitals,monitor,medicine
push-pin:favorites,favorited,pushpin
push-pin-simple:favorites,favorited,pushpin
push-pin-simple-slash:favorites,favorited,pushpin,disabled
push-pin-slash:favorites,favorited,pushpin,disabled
puzzle-piece:board game,element,component,extension,plugin
qr-code:upc,barcode,products,shopping,scanner
question:information,help,support,questions
question-mark:information,help,support,questions,punctuation,symbol
queue:music,audio,playlist
quotes:quoations,quotation marks,double-quotes,writing,books
rabbit:hare,fast,animal
racquet:sports,tennis,squash,pickleball
radical:radix,radicand,square root,squareroot,mathematics,arithmetic,calculator
radio:broadcast,fm,am,xm,transmitter,receiver
radio-button:input,checkbox,checked
radioactive:radiation,danger,warning,nuclear,atomic
rainbow:meteorology,rainstorm,arc,pride,leprechaun
rainbow-cloud:meteorology,rainstorm,cloudy,partly cloudy,partly sunny,pride,leprechaun
ranking:medal,rank,leaderboard,winner,sports
receipt:purchase,money,clipping,expense
receipt-x:purchase,money,clipping,expense,cancel
record:music,audio,recording,recorder,voice memo
rectangle:4,shapes,polygons,box
rectangle-dashed:4,shapes,polygons,box,missing
recycle:recycling,trash,environmental,green
repeat:music,audio,recycle
repeat-once:music,audio,recycle
resize:maximize,expand,grow
rewind:music,audio,seek,scrub,scan,skip,back,backwards,reverse
rewind-circle:music,audio,seek,scrub,scan,skip,back,backwards,reverse
road-horizon:trip,drive,road,travel,transportation,highway
robot:automaton,artificial intelligence,ai
rocket:spaceship,launch,deployment,rocketship
rocket-launch:spaceship,flying,blastoff,deployment,rocketship
rows:2,shapes,polygons,box,stack,list,table,cards
rows-plus-bottom:2,shapes,polygons,box,stack,list,table,cards,prepend,insert
rows-plus-top:2,shapes,polygons,box,stack,list,table,cards,prepend,insert
rss:radio,broadcast,web feed,news,aggregator
rss-simple:radio,broadcast,web feed,news,aggregator
rug:tapestry,carpet
ruler:measure,scale,distance
sailboat:sailing,ship,vehicles,transportation,sports,places,locations
scales:measure,balance,law,justice,government
scan:upc,barcode,products,shopping,scanner
scan-smiley:facial recognition,face unlock,scanner
scissors:cut,snip,clipboard
scooter:vehicles,transportation,travel,transit
screencast:apple,airplay,screencasting,screen share,television,tv
screwdriver:tools,construction,flathead,drill
scribble:doodles,squiggle,drawing,sign,signature
scribble-loop:doodles,drawing,sign,signature
scroll:parchment,paper,script,spell,fantasy
seal:badge,verified,verification,shapes,polygons,circle-wavy
seal-check:badge,verified,verification,shapes,polygons,circle-wavy
seal-percent:badge,discount,sale,shapes,polygons,circle-wavy
seal-question:badge,unverified,verification,shapes,polygons,circle-wavy
seal-warning:badge,unverified,verification,errors,shapes,polygons,circle-wavy
seat:chair,car seat,airplane seat,transit,transportation,traveling
seatbelt:vehicles,safety
security-camera:cctv,surveillance,video,monitor,motion detector,safety
selection:marquis,select,square dashed
selection-all:marquis,select all
selection-background:marquis
selection-foreground:marquis
selection-inverse:marquis,invert
selection-plus:marquis,add
selection-slash:marquis,unselect
shapes:geometry,square,circle,triangle
share:send to,export,arrows
share-fat:export,send to
share-network:send to,export
shield:badge,security,secured,defense,defended,authentication,authenticated,guarded,locked,encrypted,encryption
shield-check:badge,security,defense,authentication,authenticated,guarded,locked,encrypted,encryption
shield-checkered:badge,security,defense,authentication,authenticated,guarded,locked,encrypted,encryption
shield-chevron:badge,security,defense,authentication,authenticated,guarded,locked,encrypted,encryption
shield-plus:badge,security,defense,authentication,authenticated,guarded,locked,encrypted,encryption
shield-slash:badge,security,unsecured,defense,undefended,authentication,unauthenticated,unguarded,unlocked,unencrypted,encryption,disabled
shield-star:badge,security,defense,authentication,authenticated,guarded,locked,encrypted,encryption
shield-warning:badge,security,unsecured,defense,undefended,authentication,unauthenticated,unguarded,unlocked,unencrypted,encryption,errors
shipping-container:shipping,transportation,places,locations
shirt-folded:clothes,clothing
shooting-star:wish,comet,meteor
shopping-bag:ecommerce,market,basket,cart,buying,checkout,places,locations
shopping-bag-open:ecommerce,market,basket,cart,buying,checkout,places,locations
shopping-cart:ecommerce,market,basket,buying,groceries,checkout,places,locations
shopping-cart-simple:ecommerce,market,basket,buying,groceries,checkout,places,locations
shovel:tools,digging,construction
shower:bath,bathtub,bathroom,faucet
shrimp:food,seafood,prawn
shuffle:music,audio,randomize,crossed
shuffle-angular:music,audio,randomize,crossed
shuffle-simple:music,audio,randomize,crossed
sidebar:left rail,wireframe,ui,interface
sidebar-simple:left rail,wireframe,ui,interface
sigma:σ,symbol,mathematics,sum
sign-in:signin,login,log in,enter
sign-out:signout,logout,log out,exit
signature:sign,autograph,verify
signpost:direction,traffic,road sign,transit,transportation
sim-card:cellular,cellphone,mobile
siren:alarm,police,lights,warning
sketch-logo:drawing,art,illustration,ui,interface,prototype,prototyping,gemstone,diamond
skip-back:music,audio,seek,scrub,scan,back,backwards,reverse,previous
skip-back-circle:music,audio,seek,scrub,scan,back,backwards,reverse,previous
skip-forward:music,audio,seek,scrub,scan,ahead,next
skip-forward-circle:music,audio,seek,scrub,scan,ahead,next
skull:death,dead,kill
sliders:music,audio,faders,filters,equalizer,volume,settings,preferences
sliders-horizontal:music,audio,faders,filters,equalizer,volume,settings,preferences
slideshow:pictures,images,photography,gallery,carousel
smiley:face,emoji,happy,grinning,smiling
smiley-angry:face,emoji,mad,frown
smiley-blank:face,emoji,unimpressed,no face
smiley-meh:face,emoji,unimpressed,neutral
smiley-melting:face,emoji,embarrassment,sarcasm,shame,hot,heat
smiley-nervous:face,emoji,anxious,uncomfortable,uneasy,queasy,sick,ill
smiley-sad:face,emoji,unhappy,frowning
smiley-sticker:face,emoji,happy,grinning,smiling
smiley-wink:face,emoji,winking,flirting,cute
smiley-x-eyes:face,emoji,dead,killed,unconscious
sneaker:clothes,clothing,shoes,trainers,sports
sneaker-move:clothes,clothing,shoes,trainers,sports
snowflake:meteorology,snowy,snowing,snowstorm
soccer-ball:sports,football,mls
sock:clothes,clothing
solar-panel:renewable,energy,power,electricity
solar-roof:renewable,energy,power,electricity
sort-ascending:sorted,sorting,increasing,a to z,arrows,list
sort-descending:sorted,sorting,decreasing,z to a,arrows,list
spade:spades,suits,cards,gambling,casino,gaming
sparkle:star,rate,ratings,favorites,favorited
speaker-hifi:music,audio,sound,stereo
speaker-high:music,audio,volume,sound
speaker-low:music,audio,volume,sound
speaker-none:music,audio,muted,volume,sound
speaker-simple-high:music,audio,volume,sound
speaker-simple-low:music,audio,volume,sound
speaker-simple-none:music,audio,muted,volume,sound
speaker-simple-slash:music,audio,muted,volume,sound,disabled
speaker-simple-x:music,audio,muted,volume,sound,disabled,errors
speaker-slash:music,audio,muted,volume,sound,disabled
speaker-x:music,audio,muted,volume,sound,disabled,errors
speedometer:gauge,dashboard,meter,speed,odometer,performance
sphere:circle,ball,3d,mesh,cad,model
spinner:loading,loader,waiting,progress
spinner-ball:loading,loader,waiting,progress
spinner-gap:loading,loader,waiting,progress
spiral:spin,rotate,dizzy
split-horizontal:resize,columns
split-vertical:resize,rows
spray-bottle:cleaner,cleaning
square:4,shapes,polygons,box
square-half:4,shapes,polygons,box,columns,sidebar,split vertical
square-half-bottom:4,shapes,polygons,box,columns,sidebar,split vertical
square-split-horizontal:shapes,polygons,columns
square-split-vertical:shapes,polygons,rows
squares-four:4,shapes,polygons,apps,applications,grid,table,microsoft,logos
stack:cards,layers
stack-minus:cards,layers,remove,delete
stack-plus:cards,layers,add
stack-simple:cards,layers
stairs:staircase,steps,escalator,exit,signs
stamp:clone,seal,official
standard-definition:sd,resolution,video
star:rate,ratings,favorites,favorited
star-and-crescent:islam,muslim,moon,religion,worship,symbol
star-four:rate,ratings,favorites,favorited
star-half:rate,ratings
star-of-david:judaism,jewish,hexagram,religion,worship,symbol
steering-wheel:cars,vehicles,automobiles,driving
steps:stairs,staircase,exit,signs
stethoscope:hospital,medical,medicine,injury,safety,emergency,doctor,heart
sticker:stickers,sticker pack,labels
stool:chair,seat,furniture
stop:music,audio
stop-circle:music,audio,round
storefront:shops,shopping,markets,stores,buildings,places,locations
strategy:sports,strategem,plan,tic-tac-toe
student:pupil,graduate,classroom,teacher,education,school,college,university
subset-of:set,member,mathematics,arithmetic,calculator
subset-proper-of:proper subset of,set,member,mathematics,arithmetic,calculator
subtitles:television,tv,transcribed,transcription,accessibility,a11y
subtitles-slash:subtitles,television,tv,transcribed,transcription,accessibility,a11y,disabled
subtract:boolean,intersection,combine,split,merge,union
subtract-square:boolean,intersection,combine,split,merge,union
subway:vehicles,underground,train,tunnel,metro,light rail,public transit,transportation,commuter,traveling,places,locations
suitcase:briefcase,valise,baggage,folders,portfolio
suitcase-rolling:suitcase,luggage,travel,transportation
suitcase-simple:briefcase,valise,baggage,folders,portfolio
sun:day,daytime,daylight,clear,sunny,sunshine,light mode,brightness,lighten,brighten
sun-dim:day,daytime,daylight,clear,sunny,sunshine,light mode,brightness,darken
sun-horizon:day,daytime,daylight,clear,sunny,sunshine,sunrise,sunset
sunglasses:vision,sun,spectacles
superset-of:set,member,mathematics,arithmetic,calculator
superset-proper-of:proper superset of,set,member,mathematics,arithmetic,calculator
swap:layers,replace,exchange,reverse
swatches:colors,color picker,samples,pantone
swimming-pool:swim,sports,exercise,olympics,aquatics
sword:weapon,knife,dagger,gladius,video games,rpg,gaming,war
synagogue:jewish,judaism,temple,religion,worship
syringe:needle,hypodermic,vaccine,medicine,doctor,shot,hospital
t-shirt:clothes,clothing
table:tables,tabular,speadsheets,excel,grid,form
tabs:browser,window,folders,files
tag:tags,hashtag,labels,sale,sell,price,discount
tag-chevron:tags,hashtag,labels,sale
tag-simple:tags,hashtag,labels,sale,sell,price,discount
target:bullseye,radar,archery,accuracy,precision
taxi:vehicles,cars,automobiles,livery,limousine,uber
tea-bag:drinks,beverages,sachet,caffeine,places,locations,bars,restaurants,food,dining
television:screen,tv,displays
television-simple:screen,tv,displays
tennis-ball:sports,mlb
tent:camping,outdoors,tarp
terminal:command line,cli,bash,shell,caret,console
terminal-window:command line,cli,bash,shell,caret,console
test-tube:science,chemistry,experiment,vial
text-a-underline:typography,typeface,print,font,underscore,emphasis
text-aa:typography,typeface,print,font
text-align-center:typography,print,font,alignment,centered
text-align-justify:typography,print,font,alignment,justified
text-align-left:typography,print,font,alignment,flush left
text-align-right:typography,print,font,alignment,flush right
text-b:typography,typeface,print,font,bold,boldface,emphasis
text-columns:typography,print,font,alignment,article
text-h:heading,typography,print
text-h-five:heading,h5,typography,print
text-h-four:heading,h4,typography,print
text-h-one:heading,h1,typography,print
text-h-six:heading,h6,typography,print
text-h-three:heading,h3,typography,print
text-h-two:heading,h2,typography,print
text-indent:alignment,tab,menu
text-italic:typography,typeface,print,font,slant,oblique,stress,emphasis,calligraphy
text-outdent:alignment,tab,unindent,dedent,menu
text-strikethrough:typography,typeface,print,font,struck,remove,delete,change
text-subscript:typography,font,formatting,mathematics,power,exponent,calculator
text-superscript:typography,font,formatting,mathematics,calculator
text-t:typography,typeface,print,font
text-t-slash:typography,typeface,print,font,formatting,clear
text-underline:typography,typeface,print,font,underscore,emphasis
textbox:input,cursor,field
thermometer:meteorology,temperature,degrees,celcius,centigrade,kelvin,fahrenheit,hot,warm,cold
thermometer-cold:meteorology,temperature,degrees,celcius,centigrade,kelvin,fahrenheit
thermometer-hot:meteorology,temperature,degrees,celcius,centigrade,kelvin,fahrenheit,warm
thermometer-simple:meteorology,temperature,degrees,celcius,centigrade,kelvin,fahrenheit,hot,warm,cold
three-d:3d,cad,model
thumbs-down:dislike,hate,emoji,no
thumbs-up:like,love,favorited,favorites,emoji,yes
ticket:ticketstub,movie ticket,entry,admissions,events
tilde:proportional,comparison,mathematics,arithmetic,calculator
timer:clock,alarm,schedule,events,stopwatch,sports
tip-jar:give,deposit,donation,savings,money
tipi:teepee,lodge,tent,outdoors,camping,tarp
tire:wheel,vehicles,transportation
toggle-left:switch,controls,settings,preferences
toggle-right:switch,controls,settings,preferences
toilet:bathroom,restroom,lavatory,water closet
toilet-paper:bathroom,restroom,lavatory,water closet
toolbox:tools,carpentry,construction
tooth:teeth,dentistry,medical,medicine,doctor,cavity
tornado:meteorology,twister,storm,wind,disaster
tote:suitcases,valises,baggage,tote-bag,portfolios
tote-simple:suitcases,valises,baggage,tote-bag,portfolios
towel:clothing,linen,hotel,beach,pool,swimming,shower,bath
tractor:vehicles,farmer,field,farming,agriculture
trademark:tm,intellectual property
trademark-registered:intellectual property
traffic-cone:pylon,safety,transit,transportation
traffic-sign:road signs,transit,transportation
traffic-signal:stop light,safety,transit,transportation
train:vehicles,subway,light rail,public transit,transportation,commuter,traveling,places,locations
train-regional:vehicles,subway,railroad,public transit,transportation,commuter,freight,shipping,traveling,places,locations
train-simple:vehicles,subway,light rail,public transit,transportation,commuter,traveling,places,locations
tram:vehicles,subway,railroad,public transit,transportation,commuter,light rail,shipping,traveling,places,locations
translate:translation,languages,internationalization,i18n,speech
trash:garbage,remove,delete,destroy,recycle,recycling
trash-simple:garbage,remove,delete,destroy,recycle,recycling
tray:inbox,mailbox,bin
tray-arrow-down:inbox,saved,saving,archived,archiving,archival,downloaded,downloading
tray-arrow-up:outbox,archival,unarchive,uploaded,uploading
treasure-chest:loot,lootbox,inventory,rewards,gaming,pirate
tree:plants,branches,leaves,green,environmental
tree-evergreen:plants,branches,leaves,pine,conifer,green,environmental
tree-palm:tropical,beach,plants,branches,leaves,green,environmental
tree-structure:data structures,family tree,genealogy,hierarchy,taxonomy,charts,flowchart
tree-view:hierarchy
trend-down:graphs,graphing,charts,statistics,analyze,analysis,decrease,arrows
trend-up:graphs,graphing,charts,statistics,analyze,analysis,increase,arrows
triangle:3,shapes,polygons
triangle-dashed:3,shapes,polygons,missing
trolley:airport,briefcase,valise,baggage
trolley-suitcase:airport,briefcase,valise,baggage
trophy:ribbons,medals,winning,victory,awards,prize
truck:trucks,cars,vehicles,automobile,shipping,delivery
truck-trailer:vehicles,automobile,shipping,tractor,semi
umbrella:raining,rainy,insurance
umbrella-simple:raining,rainy,insurance
union:set,member,mathematics,arithmetic,calculator
unite:round,join,union,merge,combine,intersecting,intersection
unite-square:join,union,merge,combine,intersecting,intersection
upload:saved,saving,archived,archiving,archival,uploaded,uploading,hard drive,disk
upload-simple:saved,saving,archived,archiving,archival,uploaded,uploading,hard drive,disk
usb:serial,port,plug,peripheral,device
user:person,users,profile,account,contact,login
user-check:person,users,profile,account,contact,login,verified
user-circle:person,users,profile,account,contact,login
user-circle-check:person,users,profile,account,contact,login,verified
user-circle-dashed:person,users,profile,account,contact,login,pending,missing,removed
user-circle-gear:person,users,profile,account,contact,settings,preferences
user-circle-minus:person,users,profile,account,contact,delete,remove,-
user-circle-plus:person,users,profile,account,contact,add,create
user-focus:identification,biometrics,facial recognition,profile,person,account,autofocus
user-gear:person,users,profile,account,contact,settings,preferences
user-list:person,users,profiles,accounts,members,address book
user-minus:person,users,profile,account,contact,delete,remove,-
user-plus:person,users,profile,account,contact,add,create
user-rectangle:person,users,profile,account,contact,login
user-sound:person,users,profile,speech,speaking,voice
user-square:person,users,profile,account,contact,login
user-switch:person,users,profile,account,login,logout,signin,signout,settings,preferences
users:user,group,team,people,profiles,accounts,contacts
users-four:user,group,team,department,community,people,profiles,accounts,contacts
users-three:user,group,team,community,people,profiles,accounts,contacts
van:westfalia,microbus,vanagon,cars,vehicles,automobile,transit,transportation,traveling
vault:safe,bank,security,secured,authentication,authenticated,locked,encrypted,encryption
vector-three:3d,xyz,cartesian,coordinates,plane,volume,dimensions,mathematics
vector-two:2d,xy,cartesian,coordinates,plane,dimensions,mathematics
vibrate:audio,volume,viration,ringer,calls,silent,silenced
video:training,course,education,tutorial
video-camera:videography,films,movies,recording
video-camera-slash:videography,films,movies,recording,disabled
video-conference:video call,zoom,skype,discord,facetime,meeting
vignette:photography,darkroom,movie,analog
vinyl-record:recording,audio,album,music,ep,lp
virtual-reality:vr,headset,metaverse
virus:germs,disease,illness
visor:goggles,vision
voicemail:phonecalls,missed,recording,telephone,landline
volleyball:sports
wall:firewall,security,secured,blocks,bricks
wallet:money,payment,paying,purchase
warehouse:storage,industry,manufacture,buildings,places,locations
warning:alert,danger,dangerous,caution,errors
warning-circle:alert,danger,dangerous,caution,errors,round
warning-diamond:alert,danger,dangerous,caution,errors
warning-octagon:alert,danger,dangerous,caution,errors,8,eight
washing-machine:clothing,laundry,cleaning
watch:times,timer,alarm,schedule,events,clock,wristwatch,wearable
wave-sawtooth:synth,synthesizer,sound,audio,music,waveform
wave-sine:synth,synthesizer,sound,audio,music,waveform
wave-square:synth,synthesizer,sound,audio,music,waveform
wave-triangle:synth,synthesizer,sound,audio,music,waveform
waveform:audio,sound,spectrum,spectrograph,music
waveform-slash:audio,sound,spectrum,spectrograph,music
waves:ocean,tides,surf
webcam:camera,video conference
webcam-slash:camera,video conference
wheelchair:handicapped,medical,disabled,differently abled,accessible,accessibility,a11y
wheelchair-motion:handicapped,medical,disabled,differently abled,accessible,accessibility,a11y
wifi-high:wireless,internet,network,connection,connectivity
wifi-low:wireless,internet,network,connection,connectivity
wifi-medium:wireless,internet,network,connection,connectivity
wifi-none:wireless,internet,network,connection,connectivity
wifi-slash:wireless,internet,network,connection,connectivity,disabled,disconnected
wifi-x:wireless,internet,network,connection,connectivity,disconnected,errors
wind:meteorology,windy,stormy,blustery,gusty,air
windmill:turbine,energy,renewable,sustainability,countryside,landscape,green,power,buildings
wine:drinks,beverages,vineyard,places,locations,bars,restaurants,food,dining
wrench:settings,setup,preferences,tools,machinery,mechanical,repairs
x:closed,cancelled,dismissed,times,multiply,mulitplication,product,mathematics,arithmetic,calculator
x-circle:closed,cancelled,dismissed,round
x-square:closed,cancelled,dismissed
yarn:knitting,sewing
yin-yang:symbol,good,evil,black,white`;
