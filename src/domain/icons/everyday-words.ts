/**
 * Words that people and language models use for things in documents, where the icon catalog's own search
 * words give a wrong result or none. One icon per line.
 */
export const everydayWords = `
map-pin:location,place,venue,address,where,meeting point,destination,site
clock:time,when,hour,duration,opening hours
calendar-blank:date,day,schedule,deadline,month,year,appointment,booking,bookings,reservation,reservations
envelope-simple:email,mail,letter,post
phone:telephone,call,hotline,call us,ring us,phone number,tel,text us,whatsapp
globe-hemisphere-west:world,planet,earth,international,global,website,web site,homepage
currency-circle-dollar:price,cost,fee,payment,budget,revenue,income
coins:money,cash,savings,profit,funding
piggy-bank:save money,pension
receipt:invoice,bill
bank:finance,banking,temple,monument
hand-coins:donation,grant,salary
percent:discount,rate,share,interest
tag:sale,offer
trend-up:growth,increase,rise,progress,improvement,more
trend-down:decline,decrease,drop in,loss,less,reduction
chart-bar:statistics,figures,comparison,report
chart-line-up:performance,results,success
target:goal,objective,aim,purpose
flag-banner:milestone,finish
rocket-launch:launch,start up,kickoff,release
lightbulb:idea,light bulb,insight,tip,hint,innovation,inspiration,key findings,key points,findings
puzzle-piece:problem,solution,fit,integration
magnifying-glass:search,find,research,analysis,investigation,detail
eye:vision,see,look,observe,visibility
eye-slash:blind,hidden,invisible
check-circle:done,success,quality,approved,correct,yes
x-circle:wrong,no,failure,not allowed
warning:risk,hazard,caution,attention,phishing,scam,fraud
question:why,faq,doubt,unknown
info:information,about,note
users-three:community,group,team,members,society,audience,partnership,board,board members,committee
user:person,customer,client,guest,applicant,participant
user-plus:hiring,recruit,new member,onboarding
handshake:agreement,deal,partner,cooperation,trust,contract
chat-circle-text:talk,discussion,conversation,feedback,answer,comment,interview,contact us,get in touch
megaphone:announcement,marketing,campaign,news,press
presentation-chart:presentation,talk to,lecture,slides,pitch
chalkboard-teacher:teacher,lesson,training,workshop,course,class
graduation-cap:school,education,university,student,degree,learning,study
book-open:reading,read,story,chapter,guide
books:library,literature,knowledge
pencil-simple:write,writing,edit,draft,author,register,registration,sign up,rsvp,enroll
notebook:notes,journal,diary,minutes
clipboard-text:checklist,form,survey,protocol,agenda
list-checks:tasks,to do,steps,plan
file-text:document,paper,page,policy
signature:sign,signed
scales:law,legal,justice,balance,fairness,rights
gavel:court,judge,auction
shield-check:safety,protection,insurance,secure,security,privacy
lock:confidential,access
key:password,entry,rent
fingerprint:identity
gear:settings,process,machine,technology,mechanism,operation
wrench:repair,maintenance,service,fix
hammer:build,construction,craft,work
toolbox:tools,equipment,kit
paint-brush:art,painting,design,creative
palette:color
scissors:cut,hairdresser,sewing,haircut
needle:vaccination,injection
stethoscope:doctor,physician,medical,examination,diagnosis
first-aid-kit:first aid,emergency,health,medicine box
hospital:clinic
pill:drug,medication
tooth:dentist
heartbeat:pulse,fitness,cardio
heart:love,care,health,wedding,passion
hands-praying:prayer,thanks,gratitude
church:faith,service in church
baby:child,birth,newborn
cake:birthday,anniversary
confetti:party,celebration,festival,festive
balloon:kids party
gift:present,reward,voucher,surprise
champagne:toast,new year,reception
ticket:entry fee,admission,ticketing
music-notes:music,song,concert,choir,dance
guitar:band
microphone-stage:singer,speaker,performance on stage,stage
mask-happy:theater,theatre,play,drama
film-slate:film,movie,cinema,video
camera:photo,photography,picture
headphones:listen,audio,podcast,quiet
game-controller:game,gaming,fun
dice-five:board game,luck
flask:lab,laboratory,chemistry,experiment,oxygen,reaction
atom:science,physics,molecule,energy particle
microscope:biology,cells,research lab
dna:gene,genetics,heredity
planet:space,astronomy,universe
tree:forest,wood,nature,oak
plant:garden,growing,seedling,seed,crop,agriculture,photosynthesis
leaf:environment,ecology,organic,green,sustainability,vegan,chlorophyll
flower:bloom,spring,florist
flower-tulip:bouquet
grains:harvest,wheat,flour,farm
drop:water,rain drop,moisture,liquid,hydration,watering
waves:sea,ocean,flood,lake,beach
swimming-pool:swim,swimming,bath
mountains:hike,hiking,alps,climbing,landscape
tent:camping,outdoor
sun:sunlight,summer,solar,weather,sunshine,day light,heat
moon-stars:night,sleep,evening,rest,resting
cloud-rain:rain
snowflake:winter,cold,ice,frozen,snow
wind:air,breeze,carbon dioxide,gas
fire:flame,burn,calories,hot,candle
thermometer-simple:temperature,fever,climate
lightning:energy,power,electricity,speed,fast,bolt,thunderbolt
battery-charging:charge
solar-panel:photovoltaic
recycle:recycling,reuse,circular,waste,compost,composting
trash:garbage,rubbish
house-line:home,housing,apartment,room,move
buildings:city,town,office building,company,headquarters
factory:industry,production,manufacturing
storefront:shop,store,market,retail,grocer
shopping-cart:shopping,purchase,order,customer cart
package:parcel,product,box,stock,delivery,pack
truck:transport,shipping,logistics,supplier
bicycle:bike,cycling,cyclist
car:drive,parking lot,vehicle
bus:coach,public transport
train:railway,station
airplane-tilt:flight,plane,travel,airport
suitcase-rolling:luggage,packing,trip,holiday,vacation,baggage
identification-card:passport,id,badge,license
compass:orientation,direction,explore,navigation
map-trifold:map,route,tour
road-horizon:road,path,journey,street
bed:accommodation,hotel,overnight
fork-knife:food,meal,lunch,dinner,eat,restaurant,catering,menu,fork,knife
cooking-pot:cook,cooking,recipe,soup,kitchen
coffee:cafe,break,tea,drink hot
wine:drinks,bar,tasting
beer-stein:beer,pub
bread:bakery,baker,baking,dough
carrot:vegetable,vegetables,healthy food
orange:fruit,apple,pear
egg:breakfast
fish-simple:seafood,fishing
dog:puppy,pets allowed
paw-print:pet,animal,vet
bird:wildlife
bug-beetle:insect,pest
t-shirt:clothes,clothing,dress code,laundry
sneaker:shoes,running,trainers
soccer-ball:sport,match,football club,tournament,ball
barbell:gym,exercise,strength,workout
person-simple-run:run,marathon,jogging,race
person-simple-tai-chi:yoga,relax,meditation,balance body
trophy:award,win,winner,competition,prize
medal:certificate,honor,achievement
star:quality rating,favorite,highlight,best
crown:premium,king,first place
thumbs-up:like,recommendation,advantage,pro
thumbs-down:dislike,disadvantage,con
smiley:happy,satisfaction,joy,mood,smile
smiley-sad:sad,unhappy,complaint
hand-heart:volunteer,help,charity,support,kindness
wheelchair:accessibility,accessible,disabled
cigarette-slash:no smoking,smoke free
speaker-simple-slash:silence,no noise,mute
wifi-high:wifi,internet,wireless,connection
laptop:computer,online,remote work,digital
device-mobile:phone app,smartphone,app,mobile
database:data,storage,server
cloud:hosting,cloud computing
code:software,programming,developer
robot:artificial intelligence,automation,bot
brain:mind,memory,thinking,psychology,intelligence,stress
broadcast:signal,sensor,transmission,live
link:connect,website,url
share-network:network,sharing,social media
hourglass:waiting,wait,patience,period
arrows-clockwise:cycle,repeat,update,change,renew,rotation
arrow-right:next,forward,arrow
stairs:levels,growth path,stages
ladder:career
steps:process
briefcase:job,business,career path,work experience,profession
desk:office,workplace
calculator:calculation,accounting,tax
cube:material,block
ruler:measure,size,dimension
dots-nine:variety
flower-lotus:wellness,spa,calm
flower-lotus:memorial,mourning,funeral,condolence
tree-evergreen:christmas,advent
egg-crack:easter
ghost:halloween
check-fat:vote,election,decision,choice,poll,ballot box,ballot
pint-glass:glass
shovel:soil,dig,ground
potted-plant:house plant,willow
virus:infection,disease,flu,allergy
hand-soap:hygiene,wash hands,clean
broom:cleaning,tidy
washing-machine:washing
lamp:light
armchair:furniture,seat,living room
couch:sofa
toilet:bathroom,restroom
first-aid:aid,bandage,plaster
siren:alarm,police,emergency call
fire-extinguisher:fire safety,evacuation
hard-hat:construction site,safety at work,worker
tractor:farming,farmer
cow:milk,dairy,cattle
hexagon:bee,honey
butterfly:transformation,metamorphosis
baby-carriage:nursery,parents
student:pupil
person:individual
users:people,two people,couple,staff,colleagues,parents meeting,family
strategy:tactics
wall:brick,masonry
castle-turret:castle,tower,fortress
stack:layers,layer
grid-four:grid
circles-three:bubbles,foam
cloud-fog:smoke,fog,mist
speaker-high:speaker,loudspeaker,volume
person-simple-walk:walk,walking,pedestrian
arrows-left-right:exchange,both ways
footprints:footprint
backpack:bring,what to bring
`.trim();
